CREATE TABLE "variant_costs" (
	"variant_id" uuid PRIMARY KEY NOT NULL,
	"cost_minor" integer NOT NULL,
	"currency" char(3) DEFAULT 'USD' NOT NULL,
	CONSTRAINT "variant_costs_cost_positive" CHECK ("variant_costs"."cost_minor" >= 0),
	CONSTRAINT "variant_costs_currency_known" CHECK ("variant_costs"."currency" in ('USD', 'ILS'))
);
--> statement-breakpoint
ALTER TABLE "variant_costs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "daily_order_stats" ADD COLUMN "underway_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_order_stats" ADD COLUMN "underway_agorot" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_order_stats" ADD COLUMN "unrated_underway_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_sales_stats" ADD COLUMN "costed_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_sales_stats" ADD COLUMN "profit_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_sales_stats" ADD COLUMN "profit_agorot" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_sales_stats" ADD COLUMN "unrated_profit_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_sales_stats" ADD COLUMN "uncosted_bags" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "unit_cost_minor" integer;--> statement-breakpoint
ALTER TABLE "variant_costs" ADD CONSTRAINT "variant_costs_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_unit_cost_positive" CHECK ("order_items"."unit_cost_minor" >= 0);--> statement-breakpoint
CREATE POLICY "variant_costs_admin" ON "variant_costs" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "variant_costs_system" ON "variant_costs" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "variant_costs_privacy" ON "variant_costs" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "variant_costs_checkout" ON "variant_costs" AS PERMISSIVE FOR ALL TO "shop_checkout" USING (true) WITH CHECK (true);--> statement-breakpoint
-- From here on written by hand: who may read a cost, what orders count for besides, and the daily stats of it.

-- Visitors and customers reach no cost: not the table, and not the column of their own orders' lines.
alter table variant_costs force row level security;
revoke all on variant_costs
  from public, shop_anon, shop_user, shop_admin, shop_identity, shop_public_forms, shop_checkout, shop_system, shop_limits, shop_jobs, shop_privacy;
grant select, insert, update (cost_minor), delete on variant_costs to shop_admin, shop_system;
grant select on variant_costs to shop_checkout, shop_privacy;
revoke select on order_items from shop_user;
grant select (
  id, order_id, position, variant_id, product_name, variant_name, sku, color_primary, color_secondary, image_url, quantity,
  unit_price_minor, total_price_minor, restocked_quantity
) on order_items to shop_user;
create trigger write_audit_entry after insert or update or delete on variant_costs
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('variant_id');
--> statement-breakpoint

drop view order_sales;
drop view order_figures;
drop function app.sold_of(orders, order_items[]);
drop function app.figures_of(orders);
--> statement-breakpoint

-- What an order counts for. This is the only definition of revenue and of the shop's day: the view `order_figures`, the
-- daily stats and the back office's lists all ask here. A plain query over one row, so that the planner can look through it.
-- Revenue is what completed orders brought and was not given back, dated by the order; what was paid beyond the total, and
-- has gone back, is neither. Underway is the same of orders that may still be completed. Shekels follow from each order's own
-- frozen rate, rounded half up to the agora; null where no rate was known.
create function app.figures_of(o public.orders) returns table (
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
    o.status = 'completed',
    case when o.status = 'completed' then kept.minor else 0 end,
    case when o.status = 'completed' then round(kept.minor * order_rate.rate) else 0 end::bigint,
    order_rate.rate is not null,
    order_rate.rate,
    o.status in ('pending', 'processing', 'shipped'),
    case when o.status in ('pending', 'processing', 'shipped') then kept.minor else 0 end,
    case when o.status in ('pending', 'processing', 'shipped') then round(kept.minor * order_rate.rate) else 0 end::bigint
  from
    (select case when o.currency = 'ILS' then 1 else o.ils_rate end as rate) order_rate,
    (select o.total_minor - greatest(o.refunded_minor - greatest(o.paid_minor - o.total_minor, 0), 0) as minor) kept
$$;

-- For dashboard, analytics and export alike. Whoever reads it sees what their own policies show. Hidden orders count nowhere.
create view order_figures with (security_invoker = true) as
select
  o.id as order_id,
  o.created_at,
  f.day,
  o.status,
  o.currency,
  o.total_minor,
  f.total_agorot,
  f.is_revenue,
  f.revenue_minor,
  f.revenue_agorot,
  f.has_rate,
  f.is_underway,
  f.underway_minor,
  f.underway_agorot
from orders o cross join lateral app.figures_of(o) f
where o.deleted_at is null;
revoke all on order_figures from public;
grant select on order_figures to shop_admin, shop_system;
--> statement-breakpoint

-- What lines of an order count for. The order's revenue is that of `figures_of`, so what its lines bring is what it brings.
-- An item is a variant by its id; of a line whose variant is gone, its stock keeping unit.
-- Profit is what a line brings less what its bags cost, as far as that is known; bags that came back on the shelf cost
-- nothing. Lines whose cost is not known bring no profit and no loss: their bags are counted apart.
create function app.sold_of(o public.orders, lines public.order_items[]) returns table (
  line_id uuid,
  day date,
  status text,
  currency char(3),
  item text,
  bags integer,
  revenue_minor bigint,
  revenue_agorot bigint,
  unrated_minor bigint,
  costed_minor bigint,
  profit_minor bigint,
  profit_agorot bigint,
  unrated_profit_minor bigint,
  uncosted_bags integer
)
language sql stable as $$
  select
    line.id,
    f.day,
    o.status,
    o.currency,
    coalesce(line.variant_id::text, line.sku),
    line.quantity,
    part.minor,
    part.agorot,
    case when f.has_rate then 0 else part.minor end,
    case when line.cost is null then 0 else part.minor end,
    profit.minor,
    case when f.is_revenue and f.has_rate then coalesce(part.agorot - round(line.cost * f.rate), 0) else 0 end::bigint,
    case when f.has_rate then 0 else profit.minor end,
    case when f.is_revenue and line.cost is null then line.kept else 0 end
  from
    (
      select
        i.*,
        kept,
        case when kept = 0 then 0 else kept::bigint * i.unit_cost_minor end as cost,
        sum(i.total_price_minor) over (order by i.position, i.id) as up_to,
        sum(i.total_price_minor) over () as whole
      from unnest(lines) i
      cross join lateral (select i.quantity - i.restocked_quantity as kept) on_the_way
    ) line
    cross join lateral app.figures_of(o) f
    cross join lateral (
      select
        app.part_of(f.revenue_minor, line.up_to, line.total_price_minor, line.whole) as minor,
        app.part_of(coalesce(f.revenue_agorot, 0), line.up_to, line.total_price_minor, line.whole) as agorot
    ) part
    cross join lateral (select case when f.is_revenue then coalesce(part.minor - line.cost, 0) else 0 end as minor) profit
$$;

-- Line by line, for whoever lists or checks them. Whoever reads it sees what their own policies show. Hidden orders count
-- nowhere.
create view order_sales with (security_invoker = true) as
select o.id as order_id, o.created_at, s.*
from
  (select order_id, array_agg(i) as items from order_items i group by order_id) lines
  join orders o on o.id = lines.order_id
  cross join lateral app.sold_of(o, lines.items) s
where o.deleted_at is null;
revoke all on order_sales from public;
grant select on order_sales to shop_admin, shop_system;
--> statement-breakpoint

create or replace function app.update_order_stats() returns trigger
language plpgsql as $$
declare
  was public.orders := old;
  is_now public.orders := new;
begin
  insert into public.daily_order_stats (
    day, status, currency, orders, revenue_minor, revenue_agorot, unrated_orders, unrated_minor,
    underway_minor, underway_agorot, unrated_underway_minor
  )
  select
    f.day,
    (o.row).status,
    (o.row).currency,
    sum(o.sign),
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
      sum(o.sign * f.revenue_minor),
      sum(o.sign * coalesce(f.revenue_agorot, 0)),
      sum(o.sign * f.underway_minor),
      sum(o.sign * coalesce(f.underway_agorot, 0))
    ) is distinct from (0, 0, 0, 0, 0);
  return null;
end $$;
--> statement-breakpoint

-- An order that changes appends what its lines come to now, and takes away what they came to. One that goes takes
-- everything along while its lines are still there.
create or replace function app.update_sales_stats_of_order() returns trigger
language plpgsql as $$
declare
  was public.orders := old;
  is_now public.orders := new;
begin
  insert into public.daily_sales_stats (
    day, status, currency, item, bags, revenue_minor, revenue_agorot, unrated_minor,
    costed_minor, profit_minor, profit_agorot, unrated_profit_minor, uncosted_bags
  )
  select
    s.day,
    s.status,
    s.currency,
    s.item,
    sum(o.sign * s.bags),
    sum(o.sign * s.revenue_minor),
    sum(o.sign * s.revenue_agorot),
    sum(o.sign * s.unrated_minor),
    sum(o.sign * s.costed_minor),
    sum(o.sign * s.profit_minor),
    sum(o.sign * s.profit_agorot),
    sum(o.sign * s.unrated_profit_minor),
    sum(o.sign * s.uncosted_bags)
  from (values (-1, was), (1, is_now)) o (sign, row)
  cross join lateral app.sold_of(
    o.row, (select array_agg(i) from public.order_items i where i.order_id = (o.row).id)
  ) s
  where (o.row).id is not null and (o.row).deleted_at is null
  group by s.day, s.status, s.currency, s.item
  having
    (
      sum(o.sign * s.bags),
      sum(o.sign * s.revenue_minor),
      sum(o.sign * s.revenue_agorot),
      sum(o.sign * s.profit_minor),
      sum(o.sign * s.profit_agorot),
      sum(o.sign * s.uncosted_bags)
    ) is distinct from (0, 0, 0, 0, 0, 0);
  return old;
end $$;
--> statement-breakpoint

-- Lines that come, change or go change what the other lines of their order bring as well, so each order is counted as it
-- was before the statement, and as it is now. Whoever changes lines holds the order's row, so it does not change meanwhile.
-- One statement must not change an order's figures and its lines at once; nothing does, and the integrity check would tell.
create or replace function app.update_sales_stats_of_lines() returns trigger
language plpgsql as $$
declare
  gone public.order_items[] := '{}';
  come public.order_items[] := '{}';
begin
  if tg_op <> 'INSERT' then
    gone := array(select row(r.*)::public.order_items from removed r);
  end if;
  if tg_op <> 'DELETE' then
    come := array(select row(a.*)::public.order_items from added a);
  end if;
  insert into public.daily_sales_stats (
    day, status, currency, item, bags, revenue_minor, revenue_agorot, unrated_minor,
    costed_minor, profit_minor, profit_agorot, unrated_profit_minor, uncosted_bags
  )
  with touched as (
    select distinct order_id from unnest(gone || come)
  ), versions (order_id, sign, items) as (
    select order_id, -1, array_agg(before.line)
    from (
      select i.order_id, i as line
      from touched
      join public.order_items i using (order_id)
      left join unnest(come) c on c.id = i.id
      where c.id is null
      union all
      select g.order_id, g from unnest(gone) g
    ) before
    group by order_id
    union all
    select order_id, 1, array_agg(i)
    from touched
    join public.order_items i using (order_id)
    group by order_id
  )
  select
    s.day,
    s.status,
    s.currency,
    s.item,
    sum(v.sign * s.bags),
    sum(v.sign * s.revenue_minor),
    sum(v.sign * s.revenue_agorot),
    sum(v.sign * s.unrated_minor),
    sum(v.sign * s.costed_minor),
    sum(v.sign * s.profit_minor),
    sum(v.sign * s.profit_agorot),
    sum(v.sign * s.unrated_profit_minor),
    sum(v.sign * s.uncosted_bags)
  from versions v
  join public.orders o on o.id = v.order_id
  cross join lateral app.sold_of(o, v.items) s
  where o.deleted_at is null
  group by s.day, s.status, s.currency, s.item
  having
    (
      sum(v.sign * s.bags),
      sum(v.sign * s.revenue_minor),
      sum(v.sign * s.revenue_agorot),
      sum(v.sign * s.profit_minor),
      sum(v.sign * s.profit_agorot),
      sum(v.sign * s.uncosted_bags)
    ) is distinct from (0, 0, 0, 0, 0, 0);
  return null;
end $$;
--> statement-breakpoint

-- What the orders that are there come to besides. (Forced policies would hide the rows from an owner who is no superuser.)
alter table orders no force row level security;
alter table order_items no force row level security;
alter table daily_order_stats no force row level security;
alter table daily_sales_stats no force row level security;
insert into daily_order_stats (
  day, status, currency, orders, revenue_minor, revenue_agorot, unrated_orders, unrated_minor,
  underway_minor, underway_agorot, unrated_underway_minor
)
select
  day, status, currency, 0, 0, 0, 0, 0,
  sum(underway_minor), sum(coalesce(underway_agorot, 0)), coalesce(sum(underway_minor) filter (where not has_rate), 0)
from order_figures
where is_underway
group by day, status, currency;
insert into daily_sales_stats (day, status, currency, item, bags, revenue_minor, revenue_agorot, unrated_minor, costed_minor, uncosted_bags)
select day, status, currency, item, 0, 0, 0, 0, sum(costed_minor), sum(uncosted_bags)
from order_sales
where status = 'completed'
group by day, status, currency, item;
alter table orders force row level security;
alter table order_items force row level security;
alter table daily_order_stats force row level security;
alter table daily_sales_stats force row level security;
--> statement-breakpoint
revoke execute on all functions in schema app from public;
grant execute on function app.figures_of(orders), app.sold_of(orders, order_items[]) to shop_admin, shop_system, shop_checkout;
grant execute on function app.figures_of(orders) to shop_privacy;
