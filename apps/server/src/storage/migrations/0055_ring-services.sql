CREATE TABLE "service_prices" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer NOT NULL,
	"prices" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_prices_one_row" CHECK ("service_prices"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "order_positions" ADD COLUMN "service" jsonb;--> statement-breakpoint
ALTER TABLE "order_positions" ADD CONSTRAINT "order_positions_service" CHECK (("order_positions"."kind" = 'service') = ("order_positions"."service" is not null));