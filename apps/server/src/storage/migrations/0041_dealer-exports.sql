CREATE TABLE "dealer_exports" (
	"dealer_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"bytes" bigint NOT NULL,
	"files" integer NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dealer_exports" ADD CONSTRAINT "dealer_exports_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;