CREATE TABLE "currencies" (
	"code" char(3) PRIMARY KEY NOT NULL,
	"minor_digits" integer NOT NULL,
	"is_enabled" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "currencies_code" CHECK ("currencies"."code" ~ '^[A-Z]{3}$'),
	CONSTRAINT "currencies_minor_digits" CHECK ("currencies"."minor_digits" between 0 and 3),
	CONSTRAINT "currencies_position" CHECK ("currencies"."position" between 1 and 999)
);
--> statement-breakpoint
ALTER TABLE "currencies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_currency_known";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_shekels_have_rate";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_rate_complete";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_currency_known";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "usd_rate" numeric(16, 8);--> statement-breakpoint
CREATE POLICY "currencies_read" ON "currencies" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "currencies_admin" ON "currencies" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "currencies_system" ON "currencies" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "currencies_privacy" ON "currencies" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
-- From here on written by hand, but for the constraints at the end. The shop sells in dollars and shekels, as before.
insert into currencies (code, minor_digits, is_enabled, position)
select code, case code when 'JPY' then 0 else 2 end, code in ('USD', 'ILS'), position * 10
from unnest(array['USD', 'ILS', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD', 'CHF', 'SEK', 'DKK', 'NOK', 'PLN', 'CZK'])
  with ordinality known (code, position);
--> statement-breakpoint
alter table currencies force row level security;
revoke all on currencies
  from public, shop_anon, shop_user, shop_admin, shop_moderator, shop_identity, shop_public_forms, shop_checkout, shop_system, shop_limits, shop_jobs, shop_privacy;
grant select on currencies to shop_checkout, shop_system, shop_privacy;
grant select, update on currencies to shop_admin;
grant select (usd_rate) on orders to shop_privacy;
--> statement-breakpoint
create trigger refuse_unless_granted before insert or update or delete on currencies
  for each statement when (current_user = 'shop_moderator') execute function app.refuse_unless_granted('prices.write');
--> statement-breakpoint
create trigger write_audit_entry after insert or update or delete on currencies
  for each row when (current_setting('role') in ('shop_admin', 'shop_moderator'))
  execute function app.write_audit_entry('code');
--> statement-breakpoint
-- (Forced policies would hide the rows from an owner who is no superuser. Nothing but this column changes.)
alter table orders no force row level security;
alter table orders disable trigger user;
update orders set usd_rate = case currency when 'USD' then 1 else round(1 / ils_rate, 8) end where ils_rate is not null;
alter table orders enable trigger user;
alter table orders force row level security;
--> statement-breakpoint
create function app.minor_digits(currency text) returns integer
language sql stable as $$
  select minor_digits from public.currencies where code = currency
$$;
--> statement-breakpoint
-- Cents for one minor unit of an order's currency that is neither dollars nor shekels.
create function app.cents_rate(o public.orders) returns numeric
language sql stable as $$
  select o.usd_rate * 10::numeric ^ (2 - app.minor_digits(o.currency))
$$;
--> statement-breakpoint
-- Agorot for one minor unit of an order's currency; null where no rate was known.
create function app.agorot_rate(o public.orders) returns numeric
language sql stable as $$
  select case o.currency when 'ILS' then 1 when 'USD' then o.ils_rate else o.ils_rate * app.cents_rate(o) end
$$;
--> statement-breakpoint
-- As before, for any currency.
create or replace function app.to_cents(o public.orders, minor numeric) returns bigint
language sql stable as $$
  select case o.currency when 'USD' then minor when 'ILS' then round(minor / o.ils_rate) else round(minor * app.cents_rate(o)) end::bigint
$$;
--> statement-breakpoint
-- The same in agorot; null where no rate was known.
create function app.to_agorot(o public.orders, minor numeric) returns bigint
language sql stable as $$
  select round(minor * app.agorot_rate(o))::bigint
$$;
--> statement-breakpoint
revoke execute on function app.minor_digits(text), app.cents_rate(orders), app.agorot_rate(orders), app.to_agorot(orders, numeric) from public;
grant execute on function app.minor_digits(text), app.cents_rate(orders), app.agorot_rate(orders), app.to_agorot(orders, numeric)
  to shop_admin, shop_system, shop_checkout, shop_privacy;
--> statement-breakpoint
-- The figures of an order stay as they are but for the rate.
do $$
declare
  before constant text := pg_get_functiondef('app.figures_of(orders)'::regprocedure);
  known constant text := 'case when o.currency = ''ILS'' then 1 else o.ils_rate end as rate';
begin
  if position(known in before) = 0 then
    raise exception 'the function app.figures_of is not as expected';
  end if;
  execute replace(before, known, 'app.agorot_rate(o) as rate');
end $$;
alter function app.figures_of(orders) stable;
alter function app.customer_share(orders, integer) stable;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_others_have_rate" CHECK ("orders"."currency" = 'USD' or "orders"."ils_rate" is not null);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_usd_rate_fits" CHECK (case "orders"."currency" when 'USD' then "orders"."usd_rate" = 1 when 'ILS' then abs("orders"."usd_rate" * "orders"."ils_rate" - 1) < 0.00001 else "orders"."usd_rate" > 0 end);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rate_complete" CHECK (num_nulls("orders"."ils_rate", "orders"."usd_rate", "orders"."ils_rate_source", "orders"."ils_rate_date") in (0, 4));
--> statement-breakpoint
ALTER TABLE "markets" DROP CONSTRAINT "markets_currency_known";--> statement-breakpoint
ALTER TABLE "markets" ADD CONSTRAINT "markets_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- The proposals have the currency of their limits: parcels of up to EUR 150 and GBP 135, and EUR 3 for each line of goods.
update markets set currency = 'EUR', tax_limit_minor = 15000, duties = '[{"tariffCode": "", "origin": null, "from": "2026-07-01", "kind": "flat", "value": 300}]' where code = 'eu';
update markets set currency = 'GBP', tax_limit_minor = 13500 where code = 'uk';
update markets set currency = 'GBP' where code = 'ni';
