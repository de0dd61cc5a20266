ALTER TABLE "order_version_positions" ADD COLUMN "commission" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_positions" ADD COLUMN "commission" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_positions" ADD COLUMN "commission" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "order_positions_found" ON "order_positions" USING gin (to_tsvector('simple', translate(replace(normalize(regexp_replace(normalize("order_positions"."commission", NFKD), '[\u0300-\u036F]', '', 'g'), NFKC), 'ß', 'ss'), '-./&', '    '))) WHERE commission <> '';