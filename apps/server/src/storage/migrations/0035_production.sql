CREATE SEQUENCE "public"."batch_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 101 CACHE 1;--> statement-breakpoint
CREATE TABLE "casting_batch_orders" (
	"batch_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"alloy" text NOT NULL,
	CONSTRAINT "casting_batch_orders_batch_id_order_id_pk" PRIMARY KEY("batch_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "casting_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"alloy" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"by_user_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	CONSTRAINT "casting_batches_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "feed_clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"is_http_allowed" boolean NOT NULL,
	"is_active" boolean NOT NULL,
	"secret" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_archives" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"bytes" bigint NOT NULL,
	"files" integer NOT NULL,
	"missing" integer NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "casting_batch_orders" ADD CONSTRAINT "casting_batch_orders_batch_id_casting_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."casting_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casting_batch_orders" ADD CONSTRAINT "casting_batch_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casting_batches" ADD CONSTRAINT "casting_batches_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_archives" ADD CONSTRAINT "order_archives_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "casting_batch_orders_once" ON "casting_batch_orders" USING btree ("order_id","alloy");--> statement-breakpoint
CREATE INDEX "casting_batches_created" ON "casting_batches" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_clients_token" ON "feed_clients" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("webhook_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("requested_date","created_at") WHERE status not in ('shipped', 'cancelled');--> statement-breakpoint
CREATE INDEX "orders_commission" ON "orders" USING gin (to_tsvector('simple', translate(commission, '-./&', '    ')));