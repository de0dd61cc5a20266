ALTER TABLE "order_relations" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "order_relations" ADD COLUMN "ring" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "relation" jsonb;