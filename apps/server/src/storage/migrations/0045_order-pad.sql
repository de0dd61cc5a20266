CREATE TABLE "order_pad_rows" (
	"dealer_id" uuid NOT NULL,
	"key" text NOT NULL,
	"place" double precision NOT NULL,
	"row" jsonb NOT NULL,
	CONSTRAINT "order_pad_rows_dealer_id_key_pk" PRIMARY KEY("dealer_id","key")
);
--> statement-breakpoint
ALTER TABLE "order_pad_rows" ADD CONSTRAINT "order_pad_rows_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;