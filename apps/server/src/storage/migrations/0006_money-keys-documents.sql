CREATE TABLE "documents" (
	"kind" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"pdf" "bytea" NOT NULL,
	"printed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_kind_owner_id_pk" PRIMARY KEY("kind","owner_id")
);
--> statement-breakpoint
CREATE TABLE "idempotent_calls" (
	"dealer_id" uuid NOT NULL,
	"act" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotent_calls_dealer_id_act_key_pk" PRIMARY KEY("dealer_id","act","key")
);
--> statement-breakpoint
ALTER TABLE "designs" ALTER COLUMN "cost" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "cost" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "cost" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "watch_items" ALTER COLUMN "gross_when_added" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "idempotent_calls" ADD CONSTRAINT "idempotent_calls_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;