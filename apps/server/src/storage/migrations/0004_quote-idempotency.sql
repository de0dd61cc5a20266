ALTER TABLE "quotes" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_idempotency" ON "quotes" USING btree ("dealer_id","idempotency_key");