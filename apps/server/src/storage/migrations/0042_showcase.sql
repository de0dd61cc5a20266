CREATE TABLE "showcase_rings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dealer_id" uuid NOT NULL,
	"code" text NOT NULL,
	"design_code" text NOT NULL,
	"set_id" integer NOT NULL,
	"article_number" text,
	"sizes" jsonb NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"since" date NOT NULL,
	"gone_as" text,
	"gone_on" date,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" uuid NOT NULL,
	CONSTRAINT "showcase_rings_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "showcase_rings" ADD CONSTRAINT "showcase_rings_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_rings" ADD CONSTRAINT "showcase_rings_design_code_designs_code_fk" FOREIGN KEY ("design_code") REFERENCES "public"."designs"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_rings" ADD CONSTRAINT "showcase_rings_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "showcase_rings_dealer" ON "showcase_rings" USING btree ("dealer_id","since");--> statement-breakpoint
CREATE INDEX "showcase_rings_sets" ON "showcase_rings" USING btree ("dealer_id","set_id") WHERE gone_on is null;--> statement-breakpoint
CREATE INDEX "showcase_rings_design" ON "showcase_rings" USING btree ("design_code");