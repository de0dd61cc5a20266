CREATE TABLE "rate_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content" jsonb NOT NULL,
	"is_active" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"next_at" timestamp with time zone,
	"job_id" uuid,
	"last_run" jsonb
);
--> statement-breakpoint
ALTER TABLE "market_rates" ADD COLUMN "feed_id" uuid;--> statement-breakpoint
ALTER TABLE "market_rates" ADD COLUMN "configured_by" uuid;--> statement-breakpoint
ALTER TABLE "market_rates" ADD COLUMN "quoted_day" date;--> statement-breakpoint
ALTER TABLE "rate_feeds" ADD CONSTRAINT "rate_feeds_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_feeds" ADD CONSTRAINT "rate_feeds_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_rates" ADD CONSTRAINT "market_rates_feed_id_rate_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."rate_feeds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_rates" ADD CONSTRAINT "market_rates_configured_by_users_id_fk" FOREIGN KEY ("configured_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;