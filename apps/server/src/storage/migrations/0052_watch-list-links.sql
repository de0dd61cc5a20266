CREATE TABLE "share_hearts" (
	"share_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_hearts_share_id_item_id_pk" PRIMARY KEY("share_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "watch_list_id" uuid;--> statement-breakpoint
ALTER TABLE "share_hearts" ADD CONSTRAINT "share_hearts_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_hearts" ADD CONSTRAINT "share_hearts_item_id_watch_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."watch_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_hearts_item" ON "share_hearts" USING btree ("item_id");--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_watch_list_id_watch_lists_id_fk" FOREIGN KEY ("watch_list_id") REFERENCES "public"."watch_lists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shares_watch_list" ON "shares" USING btree ("watch_list_id") WHERE watch_list_id is not null;