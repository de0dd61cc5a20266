ALTER TABLE "order_cancellations" ADD COLUMN "waived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_cancellations" ADD COLUMN "waived_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_cancellations" ADD COLUMN "waived_by" uuid;--> statement-breakpoint
ALTER TABLE "order_cancellations" ADD COLUMN "waived_by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_cancellations" ADD CONSTRAINT "order_cancellations_waived_by_users_id_fk" FOREIGN KEY ("waived_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;