CREATE TABLE "order_positions" (
	"order_id" uuid NOT NULL,
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
	CONSTRAINT "order_positions_order_id_number_pk" PRIMARY KEY("order_id","number"),
	CONSTRAINT "order_positions_kind" CHECK (("order_positions"."kind" = 'rings') = ("order_positions"."design_code" is not null and "order_positions"."design" is not null and "order_positions"."evaluation" is not null)
    and ("order_positions"."kind" = 'stone') = ("order_positions"."stone_id" is not null and "order_positions"."stone" is not null))
);
--> statement-breakpoint
CREATE TABLE "quote_positions" (
	"quote_id" uuid NOT NULL,
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
	"alternative" integer,
	"is_chosen" boolean NOT NULL,
	CONSTRAINT "quote_positions_quote_id_number_pk" PRIMARY KEY("quote_id","number"),
	CONSTRAINT "quote_positions_kind" CHECK (("quote_positions"."kind" = 'rings') = ("quote_positions"."design_code" is not null and "quote_positions"."design" is not null and "quote_positions"."evaluation" is not null)
    and ("quote_positions"."kind" = 'stone') = ("quote_positions"."stone_id" is not null and "quote_positions"."stone" is not null))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_design_code_designs_code_fk";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_price_list_id_price_lists_id_fk";
--> statement-breakpoint
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_design_code_designs_code_fk";
--> statement-breakpoint
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_price_list_id_price_lists_id_fk";
--> statement-breakpoint
DROP INDEX "orders_design";--> statement-breakpoint
DROP INDEX "quotes_design";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_kind_owner_id_pk";--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_kind_owner_id_revision_pk" PRIMARY KEY("kind","owner_id","revision");--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ship_to" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount" jsonb;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "discount" jsonb;--> statement-breakpoint
ALTER TABLE "order_positions" ADD CONSTRAINT "order_positions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_positions" ADD CONSTRAINT "order_positions_design_code_designs_code_fk" FOREIGN KEY ("design_code") REFERENCES "public"."designs"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_positions" ADD CONSTRAINT "order_positions_stone_id_stones_id_fk" FOREIGN KEY ("stone_id") REFERENCES "public"."stones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_positions" ADD CONSTRAINT "order_positions_price_list_id_price_lists_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_positions" ADD CONSTRAINT "quote_positions_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_positions" ADD CONSTRAINT "quote_positions_design_code_designs_code_fk" FOREIGN KEY ("design_code") REFERENCES "public"."designs"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_positions" ADD CONSTRAINT "quote_positions_stone_id_stones_id_fk" FOREIGN KEY ("stone_id") REFERENCES "public"."stones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_positions" ADD CONSTRAINT "quote_positions_price_list_id_price_lists_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_positions_design" ON "order_positions" USING btree ("design_code") WHERE design_code is not null;--> statement-breakpoint
CREATE INDEX "quote_positions_design" ON "quote_positions" USING btree ("design_code") WHERE design_code is not null;--> statement-breakpoint
-- What was quoted and ordered as one design is its one position, at the figures that it was frozen with.
INSERT INTO "quote_positions" ("quote_id", "number", "kind", "design_code", "design", "evaluation", "quantity", "retail", "cost", "price_list_id", "retail_rule", "priced_at", "is_chosen")
  SELECT "id", 1, 'rings', "design_code", "design", "evaluation", 1, "retail", "cost", "price_list_id", "retail_rule", "created_at", true FROM "quotes";--> statement-breakpoint
INSERT INTO "order_positions" ("order_id", "number", "kind", "design_code", "design", "evaluation", "quantity", "retail", "cost", "price_list_id", "retail_rule", "priced_at")
  SELECT "id", 1, 'rings', "design_code", "design", "evaluation", "quantity", "retail", "cost", "price_list_id", "retail_rule", "created_at" FROM "orders";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "design_code";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "design";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "evaluation";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "retail";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "cost";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "price_list_id";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "retail_rule";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "quantity";--> statement-breakpoint
ALTER TABLE "quotes" DROP COLUMN "design_code";--> statement-breakpoint
ALTER TABLE "quotes" DROP COLUMN "design";--> statement-breakpoint
ALTER TABLE "quotes" DROP COLUMN "evaluation";--> statement-breakpoint
ALTER TABLE "quotes" DROP COLUMN "retail";--> statement-breakpoint
ALTER TABLE "quotes" DROP COLUMN "cost";--> statement-breakpoint
ALTER TABLE "quotes" DROP COLUMN "price_list_id";--> statement-breakpoint
ALTER TABLE "quotes" DROP COLUMN "retail_rule";