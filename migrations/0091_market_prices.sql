ALTER TABLE "markets" ADD COLUMN "rounding" text DEFAULT 'exact' NOT NULL;--> statement-breakpoint
ALTER TABLE "markets" ADD COLUMN "prices" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "markets" ADD CONSTRAINT "markets_rounding_known" CHECK ("markets"."rounding" in ('exact', 'whole', 'coins', 'x.90', 'x.99'));--> statement-breakpoint
CREATE POLICY "exchange_rates_public" ON "exchange_rates" AS PERMISSIVE FOR SELECT TO "shop_anon", "shop_user" USING (true);
--> statement-breakpoint
-- From here on written by hand: pages show the prices of markets.
create trigger announce_change after insert or update or delete or truncate on markets
  for each statement execute function app.announce_change();
create trigger announce_change after insert or update or delete or truncate on market_places
  for each statement execute function app.announce_change();
grant select on exchange_rates to shop_anon, shop_user;
