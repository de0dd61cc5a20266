CREATE TABLE "order_version_positions" (
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"design_code" text,
	"design" jsonb,
	"evaluation" jsonb,
	"stone_id" uuid,
	"stone" jsonb,
	"text" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"retail" jsonb NOT NULL,
	"discount" jsonb,
	"cost" bigint NOT NULL,
	"price_list_id" text NOT NULL,
	"retail_rule" jsonb NOT NULL,
	"priced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_version_positions_order_id_version_number_pk" PRIMARY KEY("order_id","version","number"),
	CONSTRAINT "order_version_positions_kind" CHECK (("order_version_positions"."kind" = 'rings') = ("order_version_positions"."design_code" is not null and "order_version_positions"."design" is not null and "order_version_positions"."evaluation" is not null)
    and ("order_version_positions"."kind" = 'stone') = ("order_version_positions"."stone_id" is not null and "order_version_positions"."stone" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_versions" (
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	"by_user_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"commission" text NOT NULL,
	"requested_date" date,
	"notes" jsonb NOT NULL,
	CONSTRAINT "order_versions_order_id_version_pk" PRIMARY KEY("order_id","version")
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_version_positions" ADD CONSTRAINT "order_version_positions_design_code_designs_code_fk" FOREIGN KEY ("design_code") REFERENCES "public"."designs"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_version_positions" ADD CONSTRAINT "order_version_positions_stone_id_stones_id_fk" FOREIGN KEY ("stone_id") REFERENCES "public"."stones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_version_positions" ADD CONSTRAINT "order_version_positions_price_list_id_price_lists_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_version_positions" ADD CONSTRAINT "order_version_positions_version" FOREIGN KEY ("order_id","version") REFERENCES "public"."order_versions"("order_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_versions" ADD CONSTRAINT "order_versions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_versions" ADD CONSTRAINT "order_versions_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_version_positions_design" ON "order_version_positions" USING btree ("design_code") WHERE design_code is not null;