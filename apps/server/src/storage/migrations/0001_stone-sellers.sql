DROP INDEX "stones_price";--> statement-breakpoint
DROP INDEX "stones_shape_carat";--> statement-breakpoint
DROP INDEX "stones_report";--> statement-breakpoint
ALTER TABLE "stones" ALTER COLUMN "dealer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "seller" text NOT NULL;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "status" text DEFAULT 'listed' NOT NULL;--> statement-breakpoint
ALTER TABLE "stones" ADD COLUMN "changed_tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_open_email" ON "registrations" USING btree (lower("email")) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "stones_changed" ON "stones" USING btree ("changed_tx");--> statement-breakpoint
ALTER TABLE "stones" DROP COLUMN "sold_at";