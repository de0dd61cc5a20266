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
ALTER TABLE "casting_batch_orders" ADD CONSTRAINT "casting_batch_orders_batch_id_casting_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."casting_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casting_batch_orders" ADD CONSTRAINT "casting_batch_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casting_batches" ADD CONSTRAINT "casting_batches_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "casting_batch_orders_once" ON "casting_batch_orders" USING btree ("order_id","alloy");--> statement-breakpoint
CREATE INDEX "casting_batches_created" ON "casting_batches" USING btree ("created_at");