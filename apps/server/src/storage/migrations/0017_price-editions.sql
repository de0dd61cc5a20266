CREATE TABLE "market_rates" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"value" double precision NOT NULL,
	"valid_from" timestamp with time zone DEFAULT now() NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"recorded_by" uuid,
	"decided_at" timestamp with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
CREATE TABLE "price_editions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"active_from" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"activated_by" uuid
);
--> statement-breakpoint
CREATE TABLE "rate_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"jump_percent" integer DEFAULT 5 NOT NULL,
	"stale_days" integer DEFAULT 7 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_lists" ADD COLUMN "edition_id" uuid;--> statement-breakpoint
ALTER TABLE "price_lists" ADD COLUMN "rates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "market_rates" ADD CONSTRAINT "market_rates_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_rates" ADD CONSTRAINT "market_rates_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_editions" ADD CONSTRAINT "price_editions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_editions" ADD CONSTRAINT "price_editions_activated_by_users_id_fk" FOREIGN KEY ("activated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "market_rates_subject" ON "market_rates" USING btree ("subject","valid_from");--> statement-breakpoint
CREATE INDEX "price_editions_active_from" ON "price_editions" USING btree ("active_from");--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_edition_id_price_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."price_editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Every list becomes an edition of its own day: its figures without id and rates, and the taxes that all lists had then.
INSERT INTO "price_editions" ("id", "name", "content", "active_from", "created_at", "updated_at")
SELECT gen_random_uuid(), p."id",
  (p."list" - 'id' - 'fixing' - 'dollar' - 'tax') || '{
    "countries": {
      "DE": {"currency":"EUR","places":2,"fraction":"half-up","vat":[{"from":"2007-01-01","rate":0.19}],"rounding":{"step":0,"ending":0},"retail":{"factor":2.2,"roundUpTo":0}},
      "NL": {"currency":"EUR","places":2,"fraction":"half-up","vat":[{"from":"2012-10-01","rate":0.21}],"rounding":{"step":0,"ending":0},"retail":{"factor":2.2,"roundUpTo":0}},
      "CH": {"currency":"CHF","places":2,"fraction":"half-up","vat":[{"from":"2024-01-01","rate":0.081}],"rounding":{"step":0,"ending":0},"retail":{"factor":2.2,"roundUpTo":0}},
      "JP": {"currency":"JPY","places":0,"fraction":"cut","vat":[{"from":"2019-10-01","rate":0.1}],"rounding":{"step":0,"ending":0},"retail":{"factor":2.2,"roundUpTo":0}},
      "KR": {"currency":"KRW","places":0,"fraction":"cut","vat":[{"from":"1977-07-01","rate":0.1}],"rounding":{"step":0,"ending":0},"retail":{"factor":2.2,"roundUpTo":0}}
    },
    "guard": {"margin":0,"least":0}
  }'::jsonb, p."valid_from", p."valid_from", p."valid_from"
FROM "price_lists" p WHERE p."list" ? 'fixing';--> statement-breakpoint
UPDATE "price_lists" p SET "edition_id" = e."id" FROM "price_editions" e WHERE e."name" = p."id";--> statement-breakpoint
INSERT INTO "market_rates" ("subject", "value", "valid_from", "source", "state", "recorded_at")
SELECT m.key, m.value::double precision, p."valid_from", 'catalogue', 'in-force', p."valid_from"
FROM "price_lists" p CROSS JOIN LATERAL jsonb_each_text(p."list" -> 'fixing') m WHERE p."list" ? 'fixing';--> statement-breakpoint
INSERT INTO "market_rates" ("subject", "value", "valid_from", "source", "state", "recorded_at")
SELECT 'USD', round(1 / (p."list" ->> 'dollar')::numeric, 6)::double precision, p."valid_from", 'catalogue', 'in-force', p."valid_from"
FROM "price_lists" p WHERE p."list" ? 'dollar';--> statement-breakpoint
-- Nothing ever read it; its rows stand in the lists.
DROP TABLE "fixings";
--> statement-breakpoint
INSERT INTO "rate_settings" ("id") VALUES (1);
