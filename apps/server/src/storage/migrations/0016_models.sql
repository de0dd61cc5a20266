CREATE TABLE "model_categories" (
	"set_id" integer NOT NULL,
	"category" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "model_categories_category_set_id_pk" PRIMARY KEY("category","set_id"),
	CONSTRAINT "model_categories_category" CHECK (category between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "models" (
	"set_id" integer PRIMARY KEY NOT NULL,
	"article_number" text NOT NULL,
	"kind" text NOT NULL,
	"with_design" jsonb,
	"without_design" jsonb NOT NULL,
	"with_code" text,
	"without_code" text,
	"names" jsonb NOT NULL,
	"words" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"note" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"popularity_start" integer DEFAULT 0 NOT NULL,
	"published_from" timestamp with time zone,
	"withdrawn_from" timestamp with time zone,
	"successor" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"changed_tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "models_articleNumber_unique" UNIQUE("article_number"),
	CONSTRAINT "models_start" CHECK (popularity_start between 0 and 100),
	CONSTRAINT "models_successor" CHECK (successor <> set_id)
);
--> statement-breakpoint
ALTER TABLE "model_categories" ADD CONSTRAINT "model_categories_set_id_models_set_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."models"("set_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_with_code_designs_code_fk" FOREIGN KEY ("with_code") REFERENCES "public"."designs"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_without_code_designs_code_fk" FOREIGN KEY ("without_code") REFERENCES "public"."designs"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_successor_models_set_id_fk" FOREIGN KEY ("successor") REFERENCES "public"."models"("set_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "models_changed" ON "models" USING btree ("changed_tx");