CREATE TABLE "house_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer NOT NULL,
	"work" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "house_settings_one_row" CHECK ("house_settings"."id" = 1)
);
