ALTER TABLE "orders" ADD COLUMN "was_completed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_order_stats" ADD COLUMN "revenue_orders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER POLICY "order_events_granted" ON "order_events" TO shop_moderator USING ((select app.may('orders.read', 'figures.read', 'customers.read')));--> statement-breakpoint
CREATE INDEX "payments_by_day" ON "payments" USING btree (coalesce(paid_on, (created_at at time zone 'Asia/Jerusalem')::date));--> statement-breakpoint
-- From here on written by hand. Revenue is what completed orders brought and, of an order that was refunded in part after
-- it was completed, what is left.
grant select (was_completed) on orders to shop_privacy;
--> statement-breakpoint
create function app.note_completion() returns trigger
language plpgsql as $$
begin
  new.was_completed := new.status = 'refunded' and old.status = 'completed';
  return new;
end $$;
--> statement-breakpoint
create trigger note_completion before update on orders
  for each row when (old.status is distinct from new.status) execute function app.note_completion();
--> statement-breakpoint
-- The orders that are refunded already, as their timeline has it. (Forced policies would hide the rows from an owner who is
-- no superuser. Nothing but this column changes, and the figures are added up anew below.)
alter table orders no force row level security;
alter table orders disable trigger user;
alter table order_events no force row level security;
update orders o set was_completed = true
where o.status = 'refunded' and 'completed' = (
  select e.from_status from order_events e
  where e.order_id = o.id and e.kind = 'status' and e.to_status = 'refunded'
  order by e.created_at desc limit 1
);
alter table order_events force row level security;
alter table orders enable trigger user;
alter table orders force row level security;
--> statement-breakpoint
-- As before, but for orders that were refunded in part. Their customers pay no more, so what is left is what was paid and
-- was not given back, up to the total. An order that was refunded in full is no revenue, and neither is one that was only
-- set to refunded: its money went back without a refund.
create or replace function app.figures_of(o public.orders) returns table (
  day date,
  total_agorot bigint,
  is_revenue boolean,
  revenue_minor integer,
  revenue_agorot bigint,
  has_rate boolean,
  rate numeric,
  is_underway boolean,
  underway_minor integer,
  underway_agorot bigint
)
language sql immutable as $$
  select
    (o.created_at at time zone 'Asia/Jerusalem')::date,
    round(o.total_minor * order_rate.rate)::bigint,
    earned.is_revenue,
    case when earned.is_revenue then cents.minor else 0 end,
    case when earned.is_revenue then round(kept.minor * order_rate.rate) else 0 end::bigint,
    order_rate.rate is not null,
    order_rate.rate,
    o.status in ('pending', 'processing', 'shipped'),
    case when o.status in ('pending', 'processing', 'shipped') then cents.minor else 0 end,
    case when o.status in ('pending', 'processing', 'shipped') then round(kept.minor * order_rate.rate) else 0 end::bigint
  from
    (select case when o.currency = 'ILS' then 1 else o.ils_rate end as rate) order_rate,
    (
      select case
        when o.status = 'refunded' then least(o.total_minor, o.paid_minor - o.refunded_minor)
        else o.total_minor - greatest(o.refunded_minor - greatest(o.paid_minor - o.total_minor, 0), 0)
      end as minor
    ) kept,
    lateral (select app.to_cents(o, kept.minor)::integer as minor) cents,
    lateral (
      select o.status = 'completed'
        or (o.status = 'refunded' and o.was_completed and o.refunded_minor > 0 and kept.minor > 0) as is_revenue
    ) earned
$$;
--> statement-breakpoint
-- As before, but units that are back on the shelf are not sold. Once money went back, they bring nothing either: the lines
-- share what is left by what of them stayed with the customer. Where nothing stayed and money did, they share it by what was
-- ordered.
create or replace function app.sold_of(o public.orders, lines public.order_items[]) returns table (
  line_id uuid,
  day date,
  status text,
  currency char(3),
  item text,
  units integer,
  revenue_minor bigint,
  revenue_agorot bigint,
  unrated_minor bigint,
  costed_minor bigint,
  profit_minor bigint,
  profit_agorot bigint,
  unrated_profit_minor bigint,
  uncosted_units integer
)
language sql stable as $$
  select
    line.id,
    f.day,
    o.status,
    o.currency,
    coalesce(line.variant_id::text, line.sku),
    case
      when line.is_gift then 0
      when f.is_revenue or o.status in ('pending', 'processing', 'shipped', 'completed') then line.kept
      else 0
    end,
    part.minor,
    part.agorot,
    case when f.has_rate then 0 else part.minor end,
    case when line.cost is null then 0 else part.minor end,
    profit.minor,
    case when f.is_revenue and f.has_rate then coalesce(part.agorot - round(line.cost * f.rate), 0) else 0 end::bigint,
    case when f.has_rate then 0 else profit.minor end,
    case when f.is_revenue and line.cost is null and not line.is_gift then line.kept else 0 end
  from
    (
      select
        weighed.*,
        sum(weighed.own) over (order by weighed.position, weighed.id) as up_to,
        sum(weighed.own) over () as whole
      from (
        select
          i.*,
          kept,
          case when kept = 0 then 0 else kept::bigint * i.unit_cost_minor end as cost,
          case
            when o.refunded_minor > 0 and sum(kept::bigint * i.unit_price_minor) over () > 0
            then kept::bigint * i.unit_price_minor
            else i.total_price_minor
          end as own
        from unnest(lines) i
        cross join lateral (select i.quantity - i.restocked_quantity as kept) on_the_way
      ) weighed
    ) line
    cross join lateral app.figures_of(o) f
    cross join lateral (
      select
        app.part_of(f.revenue_minor, line.up_to::bigint, line.own, line.whole::bigint) as minor,
        app.part_of(coalesce(f.revenue_agorot, 0), line.up_to::bigint, line.own, line.whole::bigint) as agorot
    ) part
    cross join lateral (
      select case when f.is_revenue then coalesce(part.minor - app.to_cents(o, line.cost), 0) else 0 end as minor
    ) profit
$$;
--> statement-breakpoint
-- As before, with the number of orders that are revenue.
create or replace function app.update_order_stats() returns trigger
language plpgsql as $$
declare
  was public.orders := old;
  is_now public.orders := new;
begin
  insert into public.daily_order_stats (
    day, status, currency, orders, revenue_orders, revenue_minor, revenue_agorot, unrated_orders, unrated_minor,
    underway_minor, underway_agorot, unrated_underway_minor
  )
  select
    f.day,
    (o.row).status,
    (o.row).currency,
    sum(o.sign),
    sum(case when f.is_revenue then o.sign else 0 end),
    sum(o.sign * f.revenue_minor),
    sum(o.sign * coalesce(f.revenue_agorot, 0)),
    sum(case when f.is_revenue and not f.has_rate then o.sign else 0 end),
    sum(case when f.has_rate then 0 else o.sign * f.revenue_minor end),
    sum(o.sign * f.underway_minor),
    sum(o.sign * coalesce(f.underway_agorot, 0)),
    sum(case when f.has_rate then 0 else o.sign * f.underway_minor end)
  from (values (-1, was), (1, is_now)) o (sign, row)
  cross join lateral app.figures_of(o.row) f
  where (o.row).id is not null and (o.row).deleted_at is null
  group by f.day, (o.row).status, (o.row).currency
  having
    (
      sum(o.sign),
      sum(case when f.is_revenue then o.sign else 0 end),
      sum(o.sign * f.revenue_minor),
      sum(o.sign * coalesce(f.revenue_agorot, 0)),
      sum(o.sign * f.underway_minor),
      sum(o.sign * coalesce(f.underway_agorot, 0))
    ) is distinct from (0, 0, 0, 0, 0, 0);
  return null;
end $$;
--> statement-breakpoint
-- As before, but what was paid and given back counts for refunded orders as well.
drop trigger update_sales_stats_on_change on orders;
--> statement-breakpoint
create trigger update_sales_stats_on_change after update on orders
  for each row when (
    (old.created_at, old.status, old.currency, old.ils_rate, old.deleted_at)
      is distinct from (new.created_at, new.status, new.currency, new.ils_rate, new.deleted_at)
    or (
      new.status in ('completed', 'refunded')
      and (old.total_minor, old.paid_minor, old.refunded_minor)
        is distinct from (new.total_minor, new.paid_minor, new.refunded_minor)
    )
  )
  execute function app.update_sales_stats_of_order();
--> statement-breakpoint
-- An order as it stood at a moment, by its timeline, its payments and its refunds; what was bought is as it is now.
create function app.order_at(o public.orders, moment timestamptz) returns public.orders
language plpgsql stable as $$
declare
  before record;
begin
  select e.from_status, e.to_status into before from public.order_events e
    where e.order_id = o.id and e.kind in ('created', 'status') and e.created_at <= moment
    order by e.created_at desc limit 1;
  if found then
    o.was_completed := before.to_status = 'refunded' and before.from_status is not distinct from 'completed';
    o.status := before.to_status;
  end if;
  o.paid_minor := (
    select coalesce(sum(p.amount_minor), 0) from public.payments p where p.order_id = o.id and p.created_at <= moment
  );
  o.refunded_minor := (
    select coalesce(sum(r.amount_minor), 0) from public.refunds r
    where r.order_id = o.id and r.created_at <= moment and r.state <> 'failed'
  );
  return o;
end $$;
--> statement-breakpoint
revoke execute on function app.note_completion(), app.order_at(orders, timestamptz) from public;
--> statement-breakpoint
grant execute on function app.order_at(orders, timestamptz) to shop_admin, shop_system;
--> statement-breakpoint
-- When all variants of a product have one price, it becomes the product's base price, no matter who set it.
drop trigger refuse_unless_granted on products;
--> statement-breakpoint
create trigger refuse_unless_granted before insert or update or delete on products
  for each statement when (current_user = 'shop_moderator')
  execute function app.refuse_unless_granted('catalogue.write', 'catalogue.delete', 'prices.write');
--> statement-breakpoint
-- All figures anew, by the new rules. (Forced policies would hide the rows from an owner who is no superuser.)
alter table orders no force row level security;
alter table order_items no force row level security;
alter table profiles no force row level security;
alter table daily_order_stats no force row level security;
alter table daily_sales_stats no force row level security;
delete from daily_order_stats;
insert into daily_order_stats (
  day, status, currency, orders, revenue_orders, revenue_minor, revenue_agorot, unrated_orders, unrated_minor,
  underway_minor, underway_agorot, unrated_underway_minor
)
select
  day, status, currency, count(*), count(*) filter (where is_revenue), sum(revenue_minor), sum(coalesce(revenue_agorot, 0)),
  count(*) filter (where is_revenue and not has_rate), coalesce(sum(revenue_minor) filter (where not has_rate), 0),
  sum(underway_minor), sum(coalesce(underway_agorot, 0)), coalesce(sum(underway_minor) filter (where not has_rate), 0)
from order_figures
group by day, status, currency;
delete from daily_sales_stats;
insert into daily_sales_stats (
  day, status, currency, item, units, revenue_minor, revenue_agorot, unrated_minor, costed_minor, profit_minor,
  profit_agorot, unrated_profit_minor, uncosted_units
)
select
  day, status, currency, item, sum(units), sum(revenue_minor), sum(revenue_agorot), sum(unrated_minor), sum(costed_minor),
  sum(profit_minor), sum(profit_agorot), sum(unrated_profit_minor), sum(uncosted_units)
from order_sales
group by day, status, currency, item;
select app.recount_customers();
alter table orders force row level security;
alter table order_items force row level security;
alter table profiles force row level security;
alter table daily_order_stats force row level security;
alter table daily_sales_stats force row level security;
