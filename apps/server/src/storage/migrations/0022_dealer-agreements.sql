CREATE TABLE "dealer_agreements" (
	"dealer_id" uuid PRIMARY KEY NOT NULL,
	"edition_id" uuid,
	"discounts" jsonb NOT NULL,
	"minimum_order" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_terms" jsonb;--> statement-breakpoint
ALTER TABLE "dealer_agreements" ADD CONSTRAINT "dealer_agreements_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer_agreements" ADD CONSTRAINT "dealer_agreements_edition_id_price_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."price_editions"("id") ON DELETE no action ON UPDATE no action;