CREATE TABLE "couple_consents" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"couple_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"is_given" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "couple_designs" (
	"couple_id" uuid NOT NULL,
	"design_code" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "couple_designs_couple_id_design_code_pk" PRIMARY KEY("couple_id","design_code")
);
--> statement-breakpoint
CREATE TABLE "couple_notes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"couple_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "couples" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dealer_id" uuid NOT NULL,
	"people" jsonb NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"wedding_date" date,
	"language" text NOT NULL,
	"source" text,
	"next_step" text DEFAULT '' NOT NULL,
	"next_step_on" date,
	"search" "tsvector" NOT NULL,
	"sort_name" text NOT NULL,
	"merged_into" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
DROP INDEX "designs_dealer";--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "search" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "couple_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "couple_id" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "couple_id" uuid;--> statement-breakpoint
ALTER TABLE "couple_consents" ADD CONSTRAINT "couple_consents_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_designs" ADD CONSTRAINT "couple_designs_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_designs" ADD CONSTRAINT "couple_designs_design_code_designs_code_fk" FOREIGN KEY ("design_code") REFERENCES "public"."designs"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couple_notes" ADD CONSTRAINT "couple_notes_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couples" ADD CONSTRAINT "couples_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couples" ADD CONSTRAINT "couples_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "couple_consents_couple" ON "couple_consents" USING btree ("couple_id","id");--> statement-breakpoint
CREATE INDEX "couple_designs_design" ON "couple_designs" USING btree ("design_code");--> statement-breakpoint
CREATE INDEX "couple_notes_couple" ON "couple_notes" USING btree ("couple_id","id");--> statement-breakpoint
CREATE INDEX "couples_recent" ON "couples" USING btree ("dealer_id","updated_at","id") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "couples_name" ON "couples" USING btree ("dealer_id","sort_name","id") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "couples_wedding" ON "couples" USING btree ("dealer_id","wedding_date","id") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "couples_step" ON "couples" USING btree ("dealer_id","next_step_on") WHERE next_step_on is not null and merged_into is null;--> statement-breakpoint
CREATE INDEX "couples_search" ON "couples" USING gin ("search");--> statement-breakpoint
CREATE INDEX "couples_merged" ON "couples" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_couple_id_couples_id_fk" FOREIGN KEY ("couple_id") REFERENCES "public"."couples"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "designs_room" ON "designs" USING btree ("dealer_id","created_at","code");--> statement-breakpoint
-- Words of what was saved before: code, name, article and alloys, as `designWords` makes them.
UPDATE "designs" SET "search" = array_to_tsvector(array(
  SELECT DISTINCT word FROM (
    SELECT lower("code") AS word
    UNION ALL SELECT regexp_split_to_table(regexp_replace(lower(normalize("name", NFKD)), '[\u0300-\u036F]', '', 'g'), '[^[:alnum:]]+')
    UNION ALL SELECT 'set=' || "set_id" WHERE "set_id" IS NOT NULL
    UNION ALL SELECT 'alloy=' || (jsonb_path_query("design", '$.rings[*].segments[*].alloy') #>> '{}')
    UNION ALL SELECT 'alloy=' || (jsonb_path_query("design", '$.rings[*].inlays[*].alloy') #>> '{}')
  ) AS words WHERE word <> ''
));--> statement-breakpoint
CREATE INDEX "designs_search" ON "designs" USING gin ("search");--> statement-breakpoint
CREATE INDEX "share_messages_design" ON "share_messages" USING btree ("design_code") WHERE design_code is not null;--> statement-breakpoint
CREATE INDEX "shares_couple" ON "shares" USING btree ("couple_id","created_at") WHERE couple_id is not null;--> statement-breakpoint
CREATE INDEX "shares_unread" ON "shares" USING btree ("dealer_id") WHERE unread > 0;--> statement-breakpoint
CREATE INDEX "shares_design" ON "shares" USING btree ("design_code");--> statement-breakpoint
CREATE INDEX "orders_couple" ON "orders" USING btree ("couple_id","created_at") WHERE couple_id is not null;--> statement-breakpoint
CREATE INDEX "orders_design" ON "orders" USING btree ("design_code");--> statement-breakpoint
CREATE INDEX "orders_quote" ON "orders" USING btree ("quote_id") WHERE quote_id is not null;--> statement-breakpoint
CREATE INDEX "quotes_couple" ON "quotes" USING btree ("couple_id","created_at") WHERE couple_id is not null;--> statement-breakpoint
CREATE INDEX "quotes_ending" ON "quotes" USING btree ("dealer_id","valid_until") WHERE ordered_at is null;--> statement-breakpoint
CREATE INDEX "quotes_design" ON "quotes" USING btree ("design_code");