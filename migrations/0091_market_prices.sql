ALTER TABLE "markets" ADD COLUMN "rounding" text DEFAULT 'exact' NOT NULL;--> statement-breakpoint
ALTER TABLE "markets" ADD COLUMN "prices" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "markets" ADD CONSTRAINT "markets_rounding_known" CHECK ("markets"."rounding" in ('exact', 'whole', 'coins', 'x.90', 'x.99'));