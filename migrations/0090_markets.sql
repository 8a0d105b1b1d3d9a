CREATE TABLE "market_places" (
	"place" text PRIMARY KEY NOT NULL,
	"market_id" uuid NOT NULL,
	CONSTRAINT "market_places_place_shape" CHECK ("market_places"."place" ~ '^[A-Z]{2}(?:\/[A-Z0-9]{1,3}|:[A-Z0-9]{1,8})?$' and char_length("market_places"."place") <= 12)
);
--> statement-breakpoint
ALTER TABLE "market_places" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "markets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"public_name" text NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"is_delivered" boolean DEFAULT true NOT NULL,
	"valid_from" date,
	"currency" char(3) NOT NULL,
	"tax_mode" text DEFAULT 'none' NOT NULL,
	"tax_name" text,
	"tax_number" text,
	"tax_rates" jsonb DEFAULT '[]' NOT NULL,
	"tax_limit_minor" integer,
	"shipping_methods" jsonb DEFAULT '[]' NOT NULL,
	"duty_terms" text DEFAULT 'none' NOT NULL,
	"duties" jsonb DEFAULT '[]' NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "markets_code_once" UNIQUE("code"),
	CONSTRAINT "markets_code_shape" CHECK ("markets"."code" ~ '^[a-z]{2,12}$' and char_length("markets"."code") <= 12),
	CONSTRAINT "markets_name_filled" CHECK ("markets"."name" = btrim("markets"."name") and char_length("markets"."name") between 1 and 60),
	CONSTRAINT "markets_public_name_filled" CHECK ("markets"."public_name" = btrim("markets"."public_name") and char_length("markets"."public_name") between 1 and 60),
	CONSTRAINT "markets_tax_name_filled" CHECK ("markets"."tax_name" = btrim("markets"."tax_name") and char_length("markets"."tax_name") between 1 and 20),
	CONSTRAINT "markets_tax_number_filled" CHECK ("markets"."tax_number" = btrim("markets"."tax_number") and char_length("markets"."tax_number") between 1 and 40),
	CONSTRAINT "markets_currency_known" CHECK ("markets"."currency" in ('USD', 'ILS')),
	CONSTRAINT "markets_tax_mode_known" CHECK ("markets"."tax_mode" in ('none', 'included', 'added')),
	CONSTRAINT "markets_duty_terms_known" CHECK ("markets"."duty_terms" in ('none', 'at_door', 'paid', 'unknown')),
	CONSTRAINT "markets_tax_limit_range" CHECK ("markets"."tax_limit_minor" between 0 and 100000000),
	CONSTRAINT "markets_position_range" CHECK ("markets"."position" between 1 and 999),
	CONSTRAINT "markets_main_holds" CHECK (not "markets"."is_main" or "markets"."is_delivered" and "markets"."valid_from" is not null)
);
--> statement-breakpoint
ALTER TABLE "markets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_amounts_positive";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total_adds_up";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tax_class" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "tax_class" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "tax_rate_bp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "tax_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "market_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_method" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_tax_included" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_tax_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_rate_bp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_limit_minor" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "duty_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "duty_terms" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "market_places" ADD CONSTRAINT "market_places_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "market_places_by_market" ON "market_places" USING btree ("market_id");--> statement-breakpoint
CREATE UNIQUE INDEX "markets_main_once" ON "markets" USING btree ("is_main") WHERE is_main;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_market" ON "orders" USING btree ("market_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_tax_class_known" CHECK ("products"."tax_class" in ('standard', 'reduced', 'zero'));--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_tax_class_known" CHECK ("order_items"."tax_class" in ('standard', 'reduced', 'zero'));--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_tax_rate_range" CHECK ("order_items"."tax_rate_bp" between 0 and 10000);--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_tax_within_price" CHECK ("order_items"."tax_minor" between 0 and "order_items"."total_price_minor");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_duty_terms_known" CHECK ("orders"."duty_terms" in ('none', 'at_door', 'paid', 'unknown'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipping_method_filled" CHECK ("orders"."shipping_method" = btrim("orders"."shipping_method") and char_length("orders"."shipping_method") between 1 and 60);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tax_name_filled" CHECK ("orders"."tax_name" = btrim("orders"."tax_name") and char_length("orders"."tax_name") between 1 and 20);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tax_number_filled" CHECK ("orders"."tax_number" = btrim("orders"."tax_number") and char_length("orders"."tax_number") between 1 and 40);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipping_tax_range" CHECK ("orders"."shipping_tax_minor" <= "orders"."tax_minor" and "orders"."shipping_rate_bp" between 0 and 10000);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts_positive" CHECK (least("orders"."subtotal_minor", "orders"."discount_minor", "orders"."shipping_minor", "orders"."tax_minor", "orders"."shipping_tax_minor", "orders"."duty_minor", "orders"."total_minor") >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_adds_up" CHECK ("orders"."total_minor" = coalesce("orders"."agreed_total_minor", "orders"."subtotal_minor" - "orders"."discount_minor" + "orders"."shipping_minor" + "orders"."duty_minor" + case when "orders"."is_tax_included" then 0 else "orders"."tax_minor" end));--> statement-breakpoint
CREATE POLICY "market_places_public" ON "market_places" AS PERMISSIVE FOR SELECT TO "shop_anon", "shop_user" USING (true);--> statement-breakpoint
CREATE POLICY "market_places_admin" ON "market_places" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "market_places_system" ON "market_places" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "market_places_privacy" ON "market_places" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "market_places_checkout" ON "market_places" AS PERMISSIVE FOR SELECT TO "shop_checkout" USING (true);--> statement-breakpoint
CREATE POLICY "markets_public" ON "markets" AS PERMISSIVE FOR SELECT TO "shop_anon", "shop_user" USING (true);--> statement-breakpoint
CREATE POLICY "markets_admin" ON "markets" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "markets_system" ON "markets" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "markets_privacy" ON "markets" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "markets_checkout" ON "markets" AS PERMISSIVE FOR SELECT TO "shop_checkout" USING (true);
--> statement-breakpoint
-- From here on written by hand. The main market is what the shop has sold by so far; the others are proposals.
insert into markets (code, name, public_name, is_main, valid_from, currency, position) values
  ('main', 'כל העולם', 'Worldwide', true, '2020-01-01', 'USD', 10);
insert into markets (code, name, public_name, is_delivered, currency, tax_mode, tax_name, tax_rates, tax_limit_minor, duty_terms, duties, position) values
  ('il', 'ישראל', 'Israel', true, 'ILS', 'included', 'VAT', '[{"place": null, "taxClass": "standard", "from": "2025-01-01", "rateBp": 1800}]', null, 'none', '[]', 20),
  ('eilat', 'אילת', 'Eilat', true, 'ILS', 'included', 'VAT', '[{"place": null, "taxClass": "standard", "from": "2025-01-01", "rateBp": 0}]', null, 'none', '[]', 30),
  ('eu', 'האיחוד האירופי', 'European Union', true, 'USD', 'included', 'VAT', '[{"place": null, "taxClass": "standard", "from": "2026-01-01", "rateBp": 2000}, {"place": "AT", "taxClass": "standard", "from": "2026-01-01", "rateBp": 2000}, {"place": "BE", "taxClass": "standard", "from": "2026-01-01", "rateBp": 2100}, {"place": "BG", "taxClass": "standard", "from": "2026-01-01", "rateBp": 2000}, {"place": "CY", "taxClass": "standard", "from": "2026-01-01", "rateBp": 1900}, {"place": "CZ", "taxClass": "standard", "from": "2026-01-01", "rateBp": 2100}, {"place": "DE", "taxClass": "standard", "from": "2026-01-01", "rateBp": 1900}, {"place": "DK", "taxClass": "standard", "from": "2026-01-01", "rateBp": 2500}, {"place": "EE", "taxClass": "standard", "from": "2026-01-01", "rateBp": 2400}, {"place": "ES", "taxClass": "standard", "from": "2026-01-01", "rateBp": 2100}, {"place": "FI", "taxClass": "standard", "from": "2026-01-01", "rateBp": 2550}, {"place": "FR", "taxClass": "standard", "from": "2026-01-01", "rateBp": 2000}, {"place": "GR", "taxClass": "standard", "from": "2026-01-01", "rateBp": 2400}, {"place": "HR", "taxClass": "standard", "from": "2026-01-01", "rateBp": 2500}, {"place": "HU", "taxClass": "standard", "from": "2026-01-01", "rateBp": 2700}, {"place": "IE", "taxClass": "standard", "from": "2026-01-01", "rateBp": 2300}, {"place": "IT", "taxClass": "standard", "from": "2026-01-01", "rateBp": 2200}, {"place": "LT", "taxClass": "standard", "from": "2026-01-01", "rateBp": 2100}, {"place": "LU", "taxClass": "standard", "from": "2026-01-01", "rateBp": 1700}, {"place": "LV", "taxClass": "standard", "from": "2026-01-01", "rateBp": 2100}, {"place": "MT", "taxClass": "standard", "from": "2026-01-01", "rateBp": 1800}, {"place": "NL", "taxClass": "standard", "from": "2026-01-01", "rateBp": 2100}, {"place": "PL", "taxClass": "standard", "from": "2026-01-01", "rateBp": 2300}, {"place": "PT", "taxClass": "standard", "from": "2026-01-01", "rateBp": 2300}, {"place": "RO", "taxClass": "standard", "from": "2026-01-01", "rateBp": 2100}, {"place": "SE", "taxClass": "standard", "from": "2026-01-01", "rateBp": 2500}, {"place": "SI", "taxClass": "standard", "from": "2026-01-01", "rateBp": 2200}, {"place": "SK", "taxClass": "standard", "from": "2026-01-01", "rateBp": 2300}]', null, 'paid', '[]', 40),
  ('uk', 'בריטניה', 'United Kingdom', true, 'USD', 'included', 'VAT', '[{"place": null, "taxClass": "standard", "from": "2021-01-01", "rateBp": 2000}]', null, 'none', '[]', 50),
  ('ni', 'צפון אירלנד', 'Northern Ireland', true, 'USD', 'included', 'VAT', '[{"place": null, "taxClass": "standard", "from": "2021-01-01", "rateBp": 2000}]', null, 'unknown', '[]', 60),
  ('channel', 'איי התעלה', 'Channel Islands', true, 'USD', 'none', null, '[]', null, 'at_door', '[]', 70),
  ('canary', 'האיים הקנריים, סאוטה ומלייה', 'Canary Islands, Ceuta and Melilla', true, 'USD', 'none', null, '[]', null, 'at_door', '[]', 80),
  ('us', 'ארצות הברית', 'United States', true, 'USD', 'none', null, '[]', null, 'unknown', '[]', 90),
  ('unserved', 'לא שולחים', 'Not delivered to', false, 'USD', 'none', null, '[]', null, 'none', '[]', 900);
insert into market_places (place, market_id)
  select place, m.id from markets m join (values
    ('il', 'IL'),
    ('eilat', 'IL:88'),
    ('eu', 'AT,BE,BG,CY,CZ,DE,DK,EE,ES,FI,FR,GR,HR,HU,IE,IT,LT,LU,LV,MT,NL,PL,PT,RO,SE,SI,SK'),
    ('uk', 'GB'),
    ('ni', 'GB:BT'),
    ('channel', 'GG,JE'),
    ('canary', 'ES:35,ES:38,ES:51,ES:52'),
    ('us', 'US'),
    ('unserved', 'CU,IR,KP,LB,SY')
  ) named(code, places) on named.code = m.code, unnest(string_to_array(named.places, ',')) place;
--> statement-breakpoint
alter table markets force row level security;
alter table market_places force row level security;
revoke all on markets, market_places
  from public, shop_anon, shop_user, shop_admin, shop_moderator, shop_identity, shop_public_forms, shop_checkout, shop_system, shop_limits, shop_jobs, shop_privacy;
grant select on markets, market_places to shop_anon, shop_user, shop_checkout, shop_system, shop_privacy;
grant select, insert, update, delete on markets, market_places to shop_admin;
grant update (tax_minor, shipping_tax_minor, duty_minor) on orders to shop_admin;
grant update (tax_minor) on order_items to shop_admin, shop_system;
--> statement-breakpoint
create trigger refuse_unless_granted before insert or update or delete on markets
  for each statement when (current_user = 'shop_moderator') execute function app.refuse_unless_granted('settings.write');
create trigger refuse_unless_granted before insert or update or delete on market_places
  for each statement when (current_user = 'shop_moderator') execute function app.refuse_unless_granted('settings.write');
--> statement-breakpoint
create trigger write_audit_entry after insert or update or delete on markets
  for each row when (current_setting('role') in ('shop_admin', 'shop_moderator'))
  execute function app.write_audit_entry('id');
