CREATE TABLE "model_import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"article" text NOT NULL,
	"result" text NOT NULL,
	"changes" jsonb NOT NULL,
	"findings" jsonb NOT NULL,
	CONSTRAINT "model_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "model_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"file" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"run_id" uuid,
	"problem" jsonb,
	"checked_at" timestamp with time zone,
	"sheet" text,
	"others" integer,
	"counts" jsonb,
	"digest" text,
	"written_at" timestamp with time zone,
	"written_by" uuid,
	"created" integer,
	"changed" integer
);
--> statement-breakpoint
ALTER TABLE "model_import_rows" ADD CONSTRAINT "model_import_rows_import_id_model_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."model_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_imports" ADD CONSTRAINT "model_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_imports" ADD CONSTRAINT "model_imports_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_import_rows_result" ON "model_import_rows" USING btree ("import_id","result","row");