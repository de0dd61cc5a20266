CREATE TABLE "live_rooms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"dealer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"shown" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "live_rooms_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "share_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"share_id" uuid NOT NULL,
	"from" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"design_code" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"dealer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"design_code" text NOT NULL,
	"set_id" integer,
	"name" text NOT NULL,
	"couple" text DEFAULT '' NOT NULL,
	"greeting" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"shows_price" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"unread" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shares_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "logo" "bytea";--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "logo_type" text;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "logo_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dealers" ADD COLUMN "brand_colour" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "customer_view_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "customer_pin_hash" text;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD CONSTRAINT "live_rooms_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD CONSTRAINT "live_rooms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_messages" ADD CONSTRAINT "share_messages_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_messages" ADD CONSTRAINT "share_messages_design_code_designs_code_fk" FOREIGN KEY ("design_code") REFERENCES "public"."designs"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_design_code_designs_code_fk" FOREIGN KEY ("design_code") REFERENCES "public"."designs"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_rooms_user" ON "live_rooms" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "share_messages_share" ON "share_messages" USING btree ("share_id","id");--> statement-breakpoint
CREATE INDEX "shares_dealer" ON "shares" USING btree ("dealer_id","created_at");