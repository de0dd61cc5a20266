ALTER TABLE "order_cancellations" ADD COLUMN "invoice_id" uuid;--> statement-breakpoint
ALTER TABLE "order_relations" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "order_relations" ADD COLUMN "answer_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_relations" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_relations" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "order_relations" ADD COLUMN "answered_by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "office_unseen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_cancellations" ADD CONSTRAINT "order_cancellations_invoice_id_papers_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_relations" ADD CONSTRAINT "order_relations_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_office_unseen" ON "orders" USING btree ("office_unseen_at") WHERE office_unseen_at is not null;