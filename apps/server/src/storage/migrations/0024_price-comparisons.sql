CREATE TABLE "price_comparisons" (
	"edition_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"against" uuid NOT NULL,
	"rates" text NOT NULL,
	"result" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" uuid
);
--> statement-breakpoint
ALTER TABLE "price_comparisons" ADD CONSTRAINT "price_comparisons_edition_id_price_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."price_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_comparisons" ADD CONSTRAINT "price_comparisons_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;