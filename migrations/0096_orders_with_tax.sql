ALTER TABLE "order_items" DROP CONSTRAINT "order_items_tax_within_price";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_shipping_tax_range";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "duty_rate_bp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "duty_flat_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_least_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_vat_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_reverse_charge" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_tax_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "tax_minor" integer;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "tax_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_tax_positive" CHECK (least("order_items"."tax_minor", "order_items"."duty_rate_bp", "order_items"."duty_flat_minor") >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_vat_number_filled" CHECK ("orders"."customer_vat_number" = btrim("orders"."customer_vat_number") and char_length("orders"."customer_vat_number") between 1 and 20);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded_tax_range" CHECK ("orders"."refunded_tax_minor" between 0 and "orders"."tax_minor");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipping_tax_range" CHECK ("orders"."shipping_tax_minor" <= "orders"."tax_minor" and "orders"."shipping_least_minor" between 0 and "orders"."shipping_minor" and "orders"."shipping_rate_bp" between 0 and 10000);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_tax_range" CHECK ("refunds"."tax_minor" between 0 and "refunds"."amount_minor");--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_tax_range" CHECK ("returns"."tax_minor" between 0 and "returns"."worth_minor");
--> statement-breakpoint
-- From here on written by hand. What is left of an order's money, in its currency, was a part of `app.figures_of`.
create function app.kept_of(o public.orders) returns integer
language sql immutable as $$
  select case
    when o.status = 'refunded' then least(o.total_minor, o.paid_minor - o.refunded_minor)
    else o.total_minor - greatest(o.refunded_minor - greatest(o.paid_minor - o.total_minor, 0), 0)
  end
$$;
--> statement-breakpoint
do $$
declare
  definition constant text := pg_get_functiondef('app.figures_of(orders)'::regprocedure);
begin
  execute regexp_replace(definition, 'select case\s+when o.status = ''refunded''.*?end as minor', 'select app.kept_of(o) as minor');
end $$;
--> statement-breakpoint
-- The tax in each refund of an order until a moment. What was paid above the total goes back first, without tax. Then a
-- refund has the tax of its items where it names it, or else its share of what is left; the last one has all the rest.
create function app.refund_taxes(o public.orders, moment timestamptz default 'infinity')
returns table (refund_id uuid, tax_minor bigint)
language plpgsql stable as $$
declare
  over bigint := greatest(o.paid_minor - o.total_minor, 0);
  left_total bigint := o.total_minor;
  left_tax bigint := o.tax_minor;
  given bigint;
  refund record;
begin
  for refund in
    select r.id, r.amount_minor, r.tax_minor from public.refunds r
    where r.order_id = o.id and r.state <> 'failed' and r.created_at <= moment
    order by r.created_at, r.id
  loop
    given := least(greatest(refund.amount_minor - over, 0), left_total);
    over := greatest(over - refund.amount_minor, 0);
    refund_id := refund.id;
    tax_minor := case
      when given = left_total then left_tax
      when given = refund.amount_minor and refund.tax_minor is not null
        then least(greatest(refund.tax_minor, left_tax - left_total + given), left_tax)
      else round(left_tax::numeric * given / left_total)
    end;
    left_total := left_total - given;
    left_tax := left_tax - tax_minor;
    return next;
  end loop;
end $$;
--> statement-breakpoint
create function app.note_refunded_tax() returns trigger
language plpgsql as $$
begin
  new.refunded_tax_minor := (select coalesce(sum(t.tax_minor), 0) from app.refund_taxes(new) t);
  return new;
end $$;
--> statement-breakpoint
create trigger note_refunded_tax before update on orders
  for each row when (
    (old.total_minor, old.tax_minor, old.paid_minor, old.refunded_minor, old.refunded_tax_minor)
      is distinct from (new.total_minor, new.tax_minor, new.paid_minor, new.refunded_minor, new.refunded_tax_minor)
    and (new.refunded_minor > 0 or new.refunded_tax_minor > 0) and (new.tax_minor > 0 or new.refunded_tax_minor > 0)
  )
  execute function app.note_refunded_tax();
--> statement-breakpoint
-- The tax in what is left of an order's money, by the same share.
create function app.kept_tax_of(o public.orders) returns bigint
language sql immutable as $$
  select case when kept <= 0 or owed <= 0 then 0 else round((o.tax_minor - o.refunded_tax_minor)::numeric * kept / owed) end::bigint
  from (
    select app.kept_of(o) as kept,
      o.total_minor - greatest(o.refunded_minor - greatest(o.paid_minor - o.total_minor, 0), 0) as owed
  ) money
$$;
--> statement-breakpoint
-- Whether the tax is in the amounts of an order, rather than on top of them.
create function app.has_tax_inside(o public.orders) returns boolean
language sql immutable as $$ select o.is_tax_included or o.agreed_total_minor is not null $$;
--> statement-breakpoint
-- As before, but tax, shipping and duty are no profit: the lines share what is left without them by their prices without
-- tax. What they bring is still all that customers paid.
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
    case when line.cost is null then 0 else part.goods end,
    profit.minor,
    case when f.is_revenue and f.has_rate then coalesce(part.goods_agorot - round(line.cost * f.rate), 0) else 0 end::bigint,
    case when f.has_rate then 0 else profit.minor end,
    case when f.is_revenue and line.cost is null and not line.is_gift then line.kept else 0 end
  from
    (
      select
        weighed.*,
        net,
        (sum(weighed.own) over so_far)::bigint as up_to,
        (sum(weighed.own) over ())::bigint as whole,
        (sum(net) over so_far)::bigint as net_up_to,
        (sum(net) over ())::bigint as net_whole
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
      cross join lateral (
        select case
          when app.has_tax_inside(o) and weighed.tax_minor > 0 and weighed.total_price_minor > 0
          then greatest(weighed.own - round(weighed.tax_minor::numeric * weighed.own / weighed.total_price_minor), 0)
          else weighed.own
        end::bigint as net
      ) without_tax
      window so_far as (order by weighed.position, weighed.id)
    ) line
    cross join lateral app.figures_of(o) f
    cross join lateral (
      select case when f.is_revenue then greatest(
        app.kept_of(o) - app.kept_tax_of(o) - o.duty_minor - o.shipping_minor
          + case when app.has_tax_inside(o) then o.shipping_tax_minor else 0 end,
        0
      ) else 0 end as minor
    ) goods
    cross join lateral (
      select
        app.part_of(f.revenue_minor, line.up_to, line.own, line.whole) as minor,
        app.part_of(coalesce(f.revenue_agorot, 0), line.up_to, line.own, line.whole) as agorot,
        app.part_of(app.to_cents(o, goods.minor), line.net_up_to, line.net, line.net_whole) as goods,
        app.part_of(coalesce(round(goods.minor * f.rate), 0)::bigint, line.net_up_to, line.net, line.net_whole) as goods_agorot
    ) part
    cross join lateral (
      select case when f.is_revenue then coalesce(part.goods - app.to_cents(o, line.cost), 0) else 0 end as minor
    ) profit
$$;
--> statement-breakpoint
drop trigger update_sales_stats_on_change on orders;
--> statement-breakpoint
create trigger update_sales_stats_on_change after update on orders
  for each row when (
    (old.created_at, old.status, old.currency, old.ils_rate, old.deleted_at)
      is distinct from (new.created_at, new.status, new.currency, new.ils_rate, new.deleted_at)
    or (
      new.status in ('completed', 'refunded')
      and (old.total_minor, old.paid_minor, old.refunded_minor, old.tax_minor, old.shipping_tax_minor, old.duty_minor, old.refunded_tax_minor)
        is distinct from
        (new.total_minor, new.paid_minor, new.refunded_minor, new.tax_minor, new.shipping_tax_minor, new.duty_minor, new.refunded_tax_minor)
    )
  )
  execute function app.update_sales_stats_of_order();
--> statement-breakpoint
do $$
declare
  definition constant text := pg_get_functiondef('app.order_at(orders, timestamptz)'::regprocedure);
begin
  execute replace(
    definition, '  return o;',
    '  o.refunded_tax_minor := (select coalesce(sum(t.tax_minor), 0) from app.refund_taxes(o, moment) t);' || E'\n  return o;'
  );
end $$;
--> statement-breakpoint
revoke execute on function app.kept_of(orders), app.refund_taxes(orders, timestamptz), app.note_refunded_tax(),
  app.kept_tax_of(orders), app.has_tax_inside(orders) from public;
grant execute on function app.kept_of(orders), app.refund_taxes(orders, timestamptz), app.kept_tax_of(orders), app.has_tax_inside(orders)
  to shop_admin, shop_system, shop_checkout, shop_privacy;
grant select (
  market_id, shipping_method, shipping_least_minor, tax_minor, is_tax_included, shipping_tax_minor, shipping_rate_bp, tax_name,
  tax_number, tax_limit_minor, duty_minor, duty_terms, customer_vat_number, is_reverse_charge, refunded_tax_minor
) on orders to shop_privacy;
grant update (customer_vat_number) on orders to shop_privacy;
grant update (tax_minor) on returns to shop_admin;
