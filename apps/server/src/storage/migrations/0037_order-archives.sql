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
ALTER TABLE "order_archives" ADD CONSTRAINT "order_archives_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;