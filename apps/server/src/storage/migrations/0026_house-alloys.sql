CREATE TABLE "alloy_versions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"alloy_id" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"valid_from" timestamp with time zone DEFAULT now() NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_by" uuid NOT NULL,
	"saved_by_name" text DEFAULT '' NOT NULL,
	CONSTRAINT "alloy_versions_version" UNIQUE("alloy_id","version")
);
--> statement-breakpoint
CREATE FUNCTION "refuse_alloy_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'alloy_versions is append-only: % is refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "alloy_versions_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "alloy_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_alloy_change"();
