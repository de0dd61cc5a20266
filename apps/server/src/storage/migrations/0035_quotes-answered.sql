CREATE TABLE "design_signatures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dealer_id" uuid NOT NULL,
	"design_code" text NOT NULL,
	"design_key" text NOT NULL,
	"name" text NOT NULL,
	"strokes" jsonb,
	"place" text NOT NULL,
	"user_id" uuid,
	"language" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "stone_holds" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "replaces" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "answered_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "answer_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "answer_place" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "answer_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "design_signatures" ADD CONSTRAINT "design_signatures_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_signatures" ADD CONSTRAINT "design_signatures_design_code_designs_code_fk" FOREIGN KEY ("design_code") REFERENCES "public"."designs"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_signatures" ADD CONSTRAINT "design_signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "design_signatures_key" ON "design_signatures" USING btree ("dealer_id","design_key");--> statement-breakpoint
CREATE INDEX "design_signatures_design" ON "design_signatures" USING btree ("design_code");--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stone_holds" ADD CONSTRAINT "stone_holds_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shares_quote" ON "shares" USING btree ("quote_id") WHERE quote_id is not null;--> statement-breakpoint
CREATE INDEX "stone_holds_quote" ON "stone_holds" USING btree ("quote_id") WHERE quote_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_replaces" ON "quotes" USING btree ("replaces");--> statement-breakpoint
CREATE INDEX "quotes_unseen" ON "quotes" USING btree ("dealer_id","answered_at") WHERE answer is not null and answer_seen_at is null;--> statement-breakpoint
CREATE FUNCTION "refuse_signature_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."name" = '' AND NEW."strokes" IS NULL
    AND (to_jsonb(NEW) - 'name' - 'strokes') = (to_jsonb(OLD) - 'name' - 'strokes') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "design_signatures_append_only" BEFORE UPDATE ON "design_signatures"
  FOR EACH ROW EXECUTE FUNCTION "refuse_signature_change"();
