CREATE TABLE "daily_customer_stats" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "daily_customer_stats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"last_order_on" date NOT NULL,
	"is_guest" boolean NOT NULL,
	"customers" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "daily_customer_stats" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "daily_money_stats" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "daily_money_stats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"entry" text NOT NULL,
	"method" text,
	"kind" text,
	"currency" char(3),
	"market_id" uuid,
	"tax_name" text,
	"tax_rate_bp" integer,
	"count" integer NOT NULL,
	"paid_minor" bigint NOT NULL,
	"cents" bigint NOT NULL,
	"agorot" bigint NOT NULL,
	"unrated_cents" bigint NOT NULL,
	CONSTRAINT "daily_money_stats_entry_known" CHECK ("daily_money_stats"."entry" in ('payment', 'refund', 'discount', 'surcharge', 'tax', 'tax_back'))
);
--> statement-breakpoint
ALTER TABLE "daily_money_stats" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stale_money_days" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stale_money_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stale_money_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "orders_newest";--> statement-breakpoint
CREATE INDEX "daily_money_stats_day" ON "daily_money_stats" USING btree ("day");--> statement-breakpoint
CREATE INDEX "orders_changed_late" ON "orders" USING btree ("created_at","updated_at") WHERE updated_at - created_at > interval '720 hours';--> statement-breakpoint
CREATE INDEX "orders_money_left" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('cancelled') and paid_minor > refunded_minor and deleted_at is null;--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"updated_at");--> statement-breakpoint
CREATE POLICY "daily_customer_stats_admin" ON "daily_customer_stats" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "daily_customer_stats_system" ON "daily_customer_stats" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "daily_customer_stats_privacy" ON "daily_customer_stats" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "daily_customer_stats_granted" ON "daily_customer_stats" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('customers.read')));--> statement-breakpoint
CREATE POLICY "daily_money_stats_admin" ON "daily_money_stats" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "daily_money_stats_system" ON "daily_money_stats" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "daily_money_stats_privacy" ON "daily_money_stats" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "daily_money_stats_granted" ON "daily_money_stats" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('figures.read')));--> statement-breakpoint
CREATE POLICY "stale_money_days_admin" ON "stale_money_days" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "stale_money_days_system" ON "stale_money_days" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "stale_money_days_privacy" ON "stale_money_days" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "stale_money_days_granted" ON "stale_money_days" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('figures.read')));--> statement-breakpoint
CREATE POLICY "stale_money_days_checkout" ON "stale_money_days" AS PERMISSIVE FOR ALL TO "shop_checkout" USING (true) WITH CHECK (true);--> statement-breakpoint
-- From here on written by hand. Only adds: an older version of the shop goes on beside it.
-- How the prices of an order compare with the catalogue's, in minor units of its currency: of the order as a whole by a
-- coupon or an agreed total, of its lines by agreed prices. What is above the catalogue is a surcharge, and no negative
-- discount. Tax on top of the prices and duty are neither.
create function app.price_differences(o public.orders)
returns table (discount bigint, surcharge bigint, line_discount bigint, line_surcharge bigint)
language sql stable as $$
  select
    greatest(-more.minor, 0)::bigint,
    greatest(more.minor, 0)::bigint,
    lines.discount,
    lines.surcharge
  from (
    select o.total_minor - o.subtotal_minor - o.shipping_minor - o.duty_minor
      - case when o.is_tax_included then 0 else o.tax_minor end as minor
  ) more
  cross join lateral (
    select
      coalesce(sum(greatest((i.list_price_minor - i.unit_price_minor)::bigint * i.quantity, 0)), 0)::bigint as discount,
      coalesce(sum(greatest((i.unit_price_minor - i.list_price_minor)::bigint * i.quantity, 0)), 0)::bigint as surcharge
    from public.order_items i where i.order_id = o.id
  ) lines
$$;
--> statement-breakpoint
-- The money of a day in Jerusalem. This is its only definition: payments that came in and refunds that were made on it; the
-- price differences of its orders that are revenue; the tax in its orders that are revenue, or were before money went back,
-- and the tax in its refunds of such orders. Over all days the difference of the last two is the tax in what is left.
create function app.money_of_day(of_day date) returns table (
  entry text,
  method text,
  kind text,
  currency char(3),
  market_id uuid,
  tax_name text,
  tax_rate_bp integer,
  count bigint,
  paid_minor bigint,
  cents bigint,
  agorot bigint,
  unrated_cents bigint
)
language sql stable as $$
  with bounds as (
    select of_day::timestamp at time zone 'Asia/Jerusalem' as start, (of_day + 1)::timestamp at time zone 'Asia/Jerusalem' as finish
  ),
  ordered as (
    select o from bounds, public.orders o where o.created_at >= start and o.created_at < finish and o.deleted_at is null
  ),
  refunded as (
    select r, o from bounds, public.refunds r join public.orders o on o.id = r.order_id
    where r.created_at >= start and r.created_at < finish and r.state <> 'failed' and o.deleted_at is null
  )
  select m.entry, m.method, m.kind, m.currency, m.market_id, m.tax_name, m.tax_rate_bp,
    count(*),
    coalesce(sum(m.minor) filter (where m.currency is not null), 0)::bigint,
    coalesce(sum(app.to_cents(m.o, m.minor)), 0)::bigint,
    coalesce(sum(app.to_agorot(m.o, m.minor)), 0)::bigint,
    coalesce(sum(app.to_cents(m.o, m.minor)) filter (where app.agorot_rate(m.o) is null), 0)::bigint
  from (
    select 'payment' as entry, p.method, p.kind, o.currency, null::uuid as market_id, null as tax_name,
      null::integer as tax_rate_bp, o, p.amount_minor::bigint as minor
    from public.payments p join public.orders o on o.id = p.order_id
    where o.deleted_at is null and p.cancelled_at is null
      and coalesce(p.paid_on, (p.created_at at time zone 'Asia/Jerusalem')::date) = of_day
    union all
    select 'refund', (r).method, null, (o).currency, null, null, null, o, (r).amount_minor from refunded
    union all
    select part.entry, null, null, null, null, null, null, o, part.minor
    from ordered
    cross join lateral app.price_differences(o) prices
    cross join lateral (values
      ('discount', prices.discount), ('discount', prices.line_discount),
      ('surcharge', prices.surcharge), ('surcharge', prices.line_surcharge)
    ) part (entry, minor)
    where (o).status in ('completed', 'refunded') and (select f.is_revenue from app.figures_of(o) f) and part.minor > 0
    union all
    select taxed.entry, null, null, null, (taxed.o).market_id, (taxed.o).tax_name, part.rate, taxed.o, part.minor
    from (
      select 'tax' as entry, o, app.kept_tax_of(o) + (o).refunded_tax_minor as minor from ordered
      union all
      select 'tax_back', o, back.tax_minor
      from refunded cross join lateral app.refund_taxes(o) back where back.refund_id = (r).id and (o).tax_minor > 0
    ) taxed
    cross join lateral (
      select by_rate.rate,
        app.part_of(taxed.minor, (sum(own) over (order by by_rate.rate))::bigint, own, (sum(own) over ())::bigint) as minor
      from (
        select each.rate, sum(each.tax)::bigint as own
        from (
          select i.tax_rate_bp as rate, i.tax_minor as tax from public.order_items i where i.order_id = (taxed.o).id
          union all
          select (taxed.o).shipping_rate_bp, (taxed.o).shipping_tax_minor
        ) each
        group by each.rate
      ) by_rate
    ) part
    where (taxed.o).tax_minor > 0 and ((taxed.o).status = 'completed' or (taxed.o).was_completed) and part.minor <> 0
  ) m
  group by 1, 2, 3, 4, 5, 6, 7
$$;
--> statement-breakpoint
-- The money of each of some days: as it was added up, or anew where something has changed since.
create function app.money_between(first date, last date) returns table (
  day date,
  entry text,
  method text,
  kind text,
  currency char(3),
  market_id uuid,
  tax_name text,
  tax_rate_bp integer,
  count bigint,
  paid_minor bigint,
  cents bigint,
  agorot bigint,
  unrated_cents bigint
)
language sql stable as $$
  select s.day, s.entry, s.method, s.kind, s.currency, s.market_id, s.tax_name, s.tax_rate_bp,
    s.count::bigint, s.paid_minor, s.cents, s.agorot, s.unrated_cents
  from public.daily_money_stats s
  where s.day between first and last and not exists (select from public.stale_money_days x where x.day = s.day)
  union all
  select stale.day, m.*
  from (select distinct x.day from public.stale_money_days x where x.day between first and last) stale
  cross join lateral app.money_of_day(stale.day) m
$$;
--> statement-breakpoint
-- Appends the days whose money changes with a payment or a refund.
create function app.mark_money_day() returns trigger
language plpgsql as $$
begin
  insert into public.stale_money_days (day)
  select (old.created_at at time zone 'Asia/Jerusalem')::date where old.created_at is not null
  union
  select (new.created_at at time zone 'Asia/Jerusalem')::date where new.created_at is not null;
  return null;
end $$;
--> statement-breakpoint
create function app.mark_payment_day() returns trigger
language plpgsql as $$
begin
  insert into public.stale_money_days (day)
  select coalesce(old.paid_on, (old.created_at at time zone 'Asia/Jerusalem')::date) where old.created_at is not null
  union
  select coalesce(new.paid_on, (new.created_at at time zone 'Asia/Jerusalem')::date) where new.created_at is not null;
  return null;
end $$;
--> statement-breakpoint
-- The same with an order: its own day, and those of its payments and refunds.
create function app.mark_money_days() returns trigger
language plpgsql as $$
declare
  of_order constant uuid := coalesce(new.id, old.id);
begin
  insert into public.stale_money_days (day)
  select (old.created_at at time zone 'Asia/Jerusalem')::date where old.created_at is not null
  union
  select (new.created_at at time zone 'Asia/Jerusalem')::date where new.created_at is not null
  union
  select coalesce(p.paid_on, (p.created_at at time zone 'Asia/Jerusalem')::date) from public.payments p where p.order_id = of_order
  union
  select (r.created_at at time zone 'Asia/Jerusalem')::date from public.refunds r where r.order_id = of_order;
  return null;
end $$;
--> statement-breakpoint
create trigger mark_money_day after insert or delete on refunds for each row execute function app.mark_money_day();
create trigger mark_money_day_on_change after update on refunds
  for each row when (
    (old.created_at, old.method, old.amount_minor, old.tax_minor, old.state)
      is distinct from (new.created_at, new.method, new.amount_minor, new.tax_minor, new.state)
  )
  execute function app.mark_money_day();
create trigger mark_payment_day after insert or delete on payments for each row execute function app.mark_payment_day();
create trigger mark_payment_day_on_change after update on payments
  for each row when (
    (old.created_at, old.paid_on, old.method, old.kind, old.amount_minor, old.cancelled_at)
      is distinct from (new.created_at, new.paid_on, new.method, new.kind, new.amount_minor, new.cancelled_at)
  )
  execute function app.mark_payment_day();
-- A new order has neither payments nor revenue, unless it was handed over at once. Lines can be edited only of orders that
-- are open, or were handed over.
create trigger mark_money_days after insert on orders
  for each row when (new.status in ('completed', 'refunded')) execute function app.mark_money_days();
create trigger mark_money_days_on_change after update on orders
  for each row when (
    (old.created_at, old.currency, old.ils_rate, old.usd_rate, old.deleted_at)
      is distinct from (new.created_at, new.currency, new.ils_rate, new.usd_rate, new.deleted_at)
    or (
      (old.status in ('completed', 'refunded') or new.status in ('completed', 'refunded'))
      and (
        old.is_handed_over
        or (
            old.status, old.was_completed, old.subtotal_minor, old.shipping_minor, old.total_minor, old.paid_minor,
            old.refunded_minor, old.tax_minor, old.is_tax_included, old.shipping_tax_minor, old.shipping_rate_bp, old.duty_minor,
            old.refunded_tax_minor, old.market_id, old.tax_name
          ) is distinct from (
            new.status, new.was_completed, new.subtotal_minor, new.shipping_minor, new.total_minor, new.paid_minor,
            new.refunded_minor, new.tax_minor, new.is_tax_included, new.shipping_tax_minor, new.shipping_rate_bp, new.duty_minor,
            new.refunded_tax_minor, new.market_id, new.tax_name
          )
      )
    )
  )
  execute function app.mark_money_days();
create trigger mark_money_days_on_delete after delete on orders
  for each row when (old.status in ('completed', 'refunded')) execute function app.mark_money_days();
--> statement-breakpoint
create or replace function app.clear_order_stats() returns trigger
language plpgsql as $$
begin
  truncate public.daily_order_stats, public.daily_money_stats, public.stale_money_days;
  return null;
end $$;
--> statement-breakpoint
alter table daily_money_stats force row level security;
alter table stale_money_days force row level security;
revoke all on daily_money_stats, stale_money_days, daily_customer_stats
  from public, shop_anon, shop_user, shop_admin, shop_moderator, shop_identity, shop_public_forms, shop_checkout, shop_system, shop_limits, shop_jobs, shop_privacy;
grant select on daily_money_stats, daily_customer_stats to shop_admin;
grant select, insert on stale_money_days to shop_admin;
grant select, insert, delete on daily_money_stats, stale_money_days, daily_customer_stats to shop_system;
grant insert on stale_money_days to shop_checkout, shop_privacy;
grant select on daily_money_stats, stale_money_days, daily_customer_stats to shop_privacy;
--> statement-breakpoint
-- The job adds up all days, a month at a time. (Forced policies would hide the rows from an owner who is no superuser.)
alter table orders no force row level security;
alter table payments no force row level security;
alter table refunds no force row level security;
alter table stale_money_days no force row level security;
insert into stale_money_days (day)
select (created_at at time zone 'Asia/Jerusalem')::date from orders
union
select coalesce(paid_on, (created_at at time zone 'Asia/Jerusalem')::date) from payments
union
select (created_at at time zone 'Asia/Jerusalem')::date from refunds;
alter table orders force row level security;
alter table payments force row level security;
alter table refunds force row level security;
alter table stale_money_days force row level security;
--> statement-breakpoint
-- With the rights of the owner, as customers are changed.
create function app.update_customer_stats() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.daily_customer_stats (last_order_on, is_guest, customers)
  select c.day, c.is_guest, sum(c.sign)
  from (values
    (-1, (coalesce(old.last_order_at, 'epoch') at time zone 'Asia/Jerusalem')::date, old.profile_id is null, old.id),
    (1, (coalesce(new.last_order_at, 'epoch') at time zone 'Asia/Jerusalem')::date, new.profile_id is null, new.id)
  ) c (sign, day, is_guest, id)
  where c.id is not null
  group by c.day, c.is_guest
  having sum(c.sign) <> 0;
  return null;
end $$;
create trigger update_customer_stats after insert or delete on customers
  for each row execute function app.update_customer_stats();
create trigger update_customer_stats_on_change after update on customers
  for each row when ((old.last_order_at, old.profile_id) is distinct from (new.last_order_at, new.profile_id))
  execute function app.update_customer_stats();
insert into daily_customer_stats (last_order_on, is_guest, customers)
select (coalesce(last_order_at, 'epoch') at time zone 'Asia/Jerusalem')::date, profile_id is null, count(*)
from customers group by 1, 2;
--> statement-breakpoint
revoke execute on function app.price_differences(orders), app.money_of_day(date), app.money_between(date, date),
  app.mark_money_day(), app.mark_payment_day(), app.mark_money_days(), app.update_customer_stats() from public;
grant execute on function app.price_differences(orders), app.money_of_day(date), app.money_between(date, date)
  to shop_admin, shop_system;
