CREATE TABLE "design_weights" (
	"design_key" text PRIMARY KEY NOT NULL,
	"weighing" text NOT NULL,
	"weights" jsonb NOT NULL,
	"weighed_at" timestamp with time zone NOT NULL,
	"other" jsonb
);
