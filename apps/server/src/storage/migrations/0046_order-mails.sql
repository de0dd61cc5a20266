ALTER TABLE "dealers" ADD COLUMN "order_mails" text[] DEFAULT '{"order-received","order-confirmed","order-shipped","order-ready","order-cancelled"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parcel" jsonb;--> statement-breakpoint
CREATE INDEX "mails_order" ON "mails" USING btree ("order_id") WHERE order_id is not null;