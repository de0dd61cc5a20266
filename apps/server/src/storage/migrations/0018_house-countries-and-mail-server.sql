CREATE TABLE "mail_servers" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer NOT NULL,
	"server" jsonb,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_servers_one_row" CHECK ("mail_servers"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "house_settings" ADD COLUMN "countries" jsonb DEFAULT '["DE","NL","CH","JP","KR"]'::jsonb NOT NULL;