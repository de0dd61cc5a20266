CREATE TABLE "bench_scans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"station" text NOT NULL,
	"code" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_user_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "station" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "scan_id" uuid;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "is_undo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bench_scans" ADD CONSTRAINT "bench_scans_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bench_scans_station" ON "bench_scans" USING btree ("station","at");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_scan_id_bench_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."bench_scans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_scan" ON "order_events" USING btree ("scan_id") WHERE scan_id is not null;