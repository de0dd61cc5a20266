ALTER TABLE "designs" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "watch_items" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "designs_idempotency" ON "designs" USING btree ("dealer_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "watch_items_idempotency" ON "watch_items" USING btree ("idempotency_key");