ALTER TABLE "order_relations" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "order_relations" ADD COLUMN "answer_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_relations" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_relations" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "order_relations" ADD COLUMN "answered_by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_relations" ADD CONSTRAINT "order_relations_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;