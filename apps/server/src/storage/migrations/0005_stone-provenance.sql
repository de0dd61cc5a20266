ALTER TABLE "stones" ADD COLUMN "origin" text DEFAULT 'unstated' NOT NULL;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "treatment" text DEFAULT 'unstated' NOT NULL;--> statement-breakpoint
-- Stones of sellers without an account exist in the demo stock alone, which is natural and untreated. What sellers have imported stays unstated until they state it.
UPDATE "stones" SET "origin" = 'natural', "treatment" = 'none' WHERE "dealer_id" IS NULL;
