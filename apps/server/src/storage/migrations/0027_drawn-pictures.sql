CREATE TABLE "drawn_pictures" (
	"design_key" text NOT NULL,
	"drawn_version" integer NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drawn_pictures_design_key_drawn_version_pk" PRIMARY KEY("design_key","drawn_version")
);
