CREATE TABLE "paper_files" (
	"paper_id" uuid PRIMARY KEY NOT NULL,
	"pdf" "bytea" NOT NULL,
	"printed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_numbers" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "paper_numbers_series_year_pk" PRIMARY KEY("series","year"),
	CONSTRAINT "paper_numbers_from_one" CHECK ("paper_numbers"."last" > 0)
);
--> statement-breakpoint
CREATE TABLE "paper_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"paper_id" uuid NOT NULL,
	"paid_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"cash_discount" bigint NOT NULL,
	"note" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"entered_by" uuid NOT NULL,
	"entered_by_name" text NOT NULL,
	"call_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paper_settings_one_row" CHECK ("paper_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"dealer_id" uuid NOT NULL,
	"order_id" uuid,
	"precedes_id" uuid,
	"issued_on" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_by" uuid NOT NULL,
	"issued_by_name" text NOT NULL,
	"net" bigint,
	"tax" bigint,
	"gross" bigint,
	"due_on" date,
	"content" jsonb NOT NULL,
	"xml" text,
	"xrechnung" text,
	"call_key" text,
	CONSTRAINT "papers_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "buyer_reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "paper_files" ADD CONSTRAINT "paper_files_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_payments" ADD CONSTRAINT "paper_payments_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_payments" ADD CONSTRAINT "paper_payments_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_precedes_id_papers_id_fk" FOREIGN KEY ("precedes_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "paper_payments_call" ON "paper_payments" USING btree ("paper_id","call_key");--> statement-breakpoint
CREATE INDEX "papers_issued" ON "papers" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "papers_dealer" ON "papers" USING btree ("dealer_id","issued_at");--> statement-breakpoint
CREATE INDEX "papers_order" ON "papers" USING btree ("order_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "papers_credit_call" ON "papers" USING btree ("precedes_id","call_key");--> statement-breakpoint
CREATE FUNCTION "refuse_paper_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "papers_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "papers"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_paper_change"();--> statement-breakpoint
CREATE TRIGGER "paper_files_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "paper_files"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_paper_change"();--> statement-breakpoint
CREATE TRIGGER "paper_payments_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "paper_payments"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_paper_change"();
