CREATE SEQUENCE "public"."order_feed_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "feed_no" bigint;--> statement-breakpoint
-- Programs go on from the cursors that they have.
UPDATE "order_events" SET "feed_no" = "id";--> statement-breakpoint
SELECT setval('order_feed_numbers', max("id")) FROM "order_events";--> statement-breakpoint
CREATE UNIQUE INDEX "order_events_feed" ON "order_events" USING btree ("feed_no");--> statement-breakpoint
CREATE INDEX "order_events_unnumbered" ON "order_events" USING btree ("id") WHERE feed_no is null;