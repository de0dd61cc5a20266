ALTER TABLE "orders" ADD COLUMN "notes" jsonb DEFAULT '{"workshop":"","delivery":"","shop":""}'::jsonb NOT NULL;--> statement-breakpoint
-- The one note of an order stood on the sheet of the workshop.
UPDATE "orders" SET "notes" = jsonb_build_object('workshop', "note", 'delivery', '', 'shop', '') WHERE "note" <> '';--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "note";