ALTER TABLE "watch_items" ALTER COLUMN "design_code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "watch_items" ADD COLUMN "stone_id" uuid;--> statement-breakpoint
ALTER TABLE "watch_items" ADD CONSTRAINT "watch_items_stone_id_stones_id_fk" FOREIGN KEY ("stone_id") REFERENCES "public"."stones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_items" ADD CONSTRAINT "watch_items_ring_or_stone" CHECK (num_nonnulls("watch_items"."design_code", "watch_items"."stone_id") = 1);