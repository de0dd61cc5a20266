ALTER TABLE "dealers" ADD COLUMN "state" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "shipping" jsonb;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "contacts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "payment_terms" jsonb DEFAULT '{"days":30,"discount":0,"discountDays":0}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_dealer" ON "audit_log" USING btree ("dealer_id","id");