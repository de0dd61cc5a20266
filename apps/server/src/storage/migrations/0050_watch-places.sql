DROP INDEX "watch_items_list";--> statement-breakpoint
ALTER TABLE "watch_items" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "watch_items_list" ON "watch_items" USING btree ("list_id","place","added_at");