CREATE TABLE "login_devices" (
	"token_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_devices_token_hash_user_id_pk" PRIMARY KEY("token_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "setup_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"share_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"paused_until" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_attempts" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "login_attempts" CASCADE;--> statement-breakpoint
ALTER TABLE "shares" DROP CONSTRAINT "shares_token_unique";--> statement-breakpoint
ALTER TABLE "login_devices" ADD CONSTRAINT "login_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_devices_user" ON "login_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "share_links_share" ON "share_links" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "throttles_expiry" ON "throttles" USING btree ("expires_at");--> statement-breakpoint
-- Links that couples already have go on working: the tokens themselves go, their SHA-256 stays.
INSERT INTO "share_links" ("token_hash", "share_id", "created_at")
	SELECT sha256(convert_to("token", 'UTF8')), "id", "created_at" FROM "shares";--> statement-breakpoint
ALTER TABLE "shares" DROP COLUMN "token";
