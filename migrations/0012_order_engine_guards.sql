-- Rules that table definitions cannot express: forced policies, grants, triggers. Written by hand.

-- The level that each variant has now, so that what was low before is no news. (Forced policies would hide the rows from
-- an owner who is no superuser.)
alter table product_variants no force row level security;
alter table system_settings no force row level security;
insert into stock_levels (variant_id, level)
select id, case
    when stock_quantity <= 0 then 'out'
    when stock_quantity <= 5 then 'critical'
    when stock_quantity < coalesce(
      (
        select case when setting_value ~ '^[0-9]{1,6}$' then setting_value::integer end
        from system_settings where setting_key = 'low_stock_threshold'
      ),
      10
    ) then 'low'
    else 'enough' end
from product_variants;
alter table product_variants force row level security;
alter table system_settings force row level security;

alter table stock_levels force row level security;
alter table stock_alerts force row level security;
alter table shipments force row level security;
alter table payments force row level security;
alter table refunds force row level security;
alter table payment_events force row level security;
--> statement-breakpoint

revoke all on stock_levels, stock_alerts, shipments, payments, refunds, payment_events
  from public, shop_anon, shop_user, shop_admin, shop_identity, shop_letterbox, shop_system, shop_limits, shop_jobs;

-- The till. It prices from the catalogue, writes orders and moves their bags. Of an order that is there it changes how it
-- stands, never who ordered what. Of mails it sees what keeps one from being sent twice.
grant select on products, product_variants, exchange_rates, system_settings, shipments, payments to shop_till;
grant update (stock_quantity, reserved_quantity) on product_variants to shop_till;
grant select, insert on orders, order_items, order_events, stock_movements, refunds to shop_till;
grant update (status, stock_state, reserved_until, payment_session, refunded_minor) on orders to shop_till;
grant select, insert, update on stock_levels to shop_till;
grant select, insert on stock_alerts to shop_till;
grant insert on mails to shop_till;
grant select (id, dedupe_key) on mails to shop_till;
grant execute on function app.enqueue(text, jsonb, text, integer), app.is_address(jsonb) to shop_till;

-- The back office. Ledgers only grow; a refund changes its state.
-- What was frozen when an order was made (who made it and how, its currency, its rate, its coupon, its keys) changes for
-- nobody any more.
revoke update on orders from shop_admin, shop_system;
grant update (status, stock_state, reserved_until, payment_session, paid_minor, refunded_minor, updated_at)
  on orders to shop_admin, shop_system;
grant update (
  customer_name, customer_email, customer_phone, subtotal_minor, discount_minor, total_minor, billing_address,
  shipping_address, deleted_at
) on orders to shop_admin;
grant update (quantity, total_price_minor, restocked_quantity) on order_items to shop_admin, shop_system;
grant select, insert on shipments, payments, refunds, stock_alerts to shop_admin, shop_system;
grant update (state, reference, last_error, settled_at) on refunds to shop_admin, shop_system;
grant select, insert, update on stock_levels to shop_admin, shop_system;
grant insert on mails to shop_admin;

-- The shop itself remembers what a payment service has told it, for a while.
grant select, insert, delete on payment_events to shop_system;
--> statement-breakpoint

-- The stock of a variant is the sum of its movements: what can be sold, and what orders hold. New movements carry it
-- forward, variants in the order of their ids so that two orders never wait for each other; the checks on the columns
-- refuse a level below zero. The lock must let the foreign keys of other movements through (they hold the variant's key),
-- or two sales deadlock.
create or replace function app.apply_stock_movements() returns trigger
language plpgsql as $$
begin
  perform 1 from public.product_variants
    where id in (select variant_id from added) order by id for no key update;
  update public.product_variants v
    set stock_quantity = v.stock_quantity + moved.quantity - moved.reserved,
      reserved_quantity = v.reserved_quantity + moved.reserved
    from (
      select variant_id, sum(quantity)::integer as quantity, sum(reserved)::integer as reserved
      from added group by variant_id
    ) moved
    where v.id = moved.variant_id and (moved.quantity <> 0 or moved.reserved <> 0);
  return null;
end $$;

drop trigger start_stock_empty on product_variants;
create trigger start_stock_empty before insert on product_variants
  for each row when (new.stock_quantity <> 0 or new.reserved_quantity <> 0)
  execute function app.keep_stock_from_ledger();
drop trigger keep_stock_from_ledger on product_variants;
create trigger keep_stock_from_ledger before update on product_variants
  for each row when (
    (new.stock_quantity, new.reserved_quantity) is distinct from (old.stock_quantity, old.reserved_quantity)
  )
  execute function app.keep_stock_from_ledger();
--> statement-breakpoint

-- Orders that were made before bags could be held: theirs have left the shelf, or came back. Those of open orders are
-- called back and held from now on; what can be sold stays. Nobody has changed the orders, so their times stay, too.
-- (Forced policies would hide the rows from an owner who is no superuser.)
alter table orders no force row level security;
alter table stock_movements no force row level security;
alter table product_variants no force row level security;
alter table orders disable trigger touch_updated_at;
insert into stock_movements (variant_id, sku, quantity, reserved, reason, order_id)
select m.variant_id, min(m.sku), -sum(m.quantity), -sum(m.quantity), 'recall', m.order_id
from stock_movements m join orders o on o.id = m.order_id
where o.status in ('pending', 'processing') and m.variant_id is not null
group by m.order_id, m.variant_id
having sum(m.quantity) < 0;
update orders set stock_state = case
    when status in ('pending', 'processing') then 'held'
    when status = 'cancelled' then 'released'
    else 'shipped' end;
alter table orders enable trigger touch_updated_at;
alter table orders force row level security;
alter table stock_movements force row level security;
alter table product_variants force row level security;
--> statement-breakpoint

-- What an order has been paid and given back is the sum of its payments, and of its refunds that did not fail. The check
-- on the column refuses a refund beyond what was paid; changing the order's row makes two refunds wait for each other.
create function app.apply_payment() returns trigger
language plpgsql as $$
begin
  update public.orders set paid_minor = paid_minor + new.amount_minor where id = new.order_id;
  return null;
end $$;
create trigger apply_payment after insert on payments for each row execute function app.apply_payment();

create function app.apply_refund() returns trigger
language plpgsql as $$
declare
  counted integer := case when new.state = 'failed' then 0 else new.amount_minor end;
begin
  if tg_op = 'UPDATE' and old.state <> 'failed' then
    counted := counted - old.amount_minor;
  end if;
  if counted <> 0 then
    update public.orders set refunded_minor = refunded_minor + counted where id = new.order_id;
  end if;
  return null;
end $$;
create trigger apply_refund after insert or update of state on refunds
  for each row execute function app.apply_refund();

create function app.keep_sums_from_ledgers() returns trigger
language plpgsql as $$
begin
  -- Depth 2: the statement comes from one of the triggers above.
  if pg_trigger_depth() < 2 then
    raise exception 'what an order was paid changes through payments and refunds only'
      using errcode = 'check_violation', constraint = 'orders_sums_from_ledgers', table = 'orders';
  end if;
  return new;
end $$;
create trigger start_unpaid before insert on orders
  for each row when (new.paid_minor <> 0 or new.refunded_minor <> 0)
  execute function app.keep_sums_from_ledgers();
create trigger keep_sums_from_ledgers before update on orders
  for each row when ((new.paid_minor, new.refunded_minor) is distinct from (old.paid_minor, old.refunded_minor))
  execute function app.keep_sums_from_ledgers();

-- Nothing but its state, and what belongs to that, changes in a refund; done and failed are the end.
create function app.keep_settled_refunds() returns trigger
language plpgsql as $$
begin
  raise exception 'a refund that is settled does not change'
    using errcode = 'check_violation', constraint = 'refunds_settled_is_final', table = 'refunds';
end $$;
create trigger keep_settled_refunds before update on refunds
  for each row when (old.state <> 'pending') execute function app.keep_settled_refunds();
--> statement-breakpoint

-- A statement that gives the time itself keeps it: the demo's orders were changed when their timeline says so.
create or replace function app.touch_updated_at() returns trigger
language plpgsql as $$
begin
  if new.updated_at is not distinct from old.updated_at then
    new.updated_at := now();
  end if;
  return new;
end $$;
--> statement-breakpoint

-- The only definition of revenue and of the shop's day, for dashboard, analytics and export alike. Whoever reads it sees
-- what their own policies show. Revenue is what completed orders brought and was not given back, dated by the order;
-- what was paid beyond the total, and has gone back, is neither.
-- Shekels follow from each order's own frozen rate, rounded half up to the agora; null where no rate was known.
create view order_figures with (security_invoker = true) as
select
  order_id,
  created_at,
  (created_at at time zone 'Asia/Jerusalem')::date as day,
  status,
  currency,
  total_minor,
  round(total_minor * rate)::bigint as total_agorot,
  is_revenue,
  case when is_revenue then kept_minor else 0 end as revenue_minor,
  case when is_revenue then round(kept_minor * rate) else 0 end::bigint as revenue_agorot,
  rate is not null as has_rate
from (
  select
    id as order_id,
    created_at,
    status,
    currency,
    total_minor,
    total_minor - greatest(refunded_minor - greatest(paid_minor - total_minor, 0), 0) as kept_minor,
    status = 'completed' as is_revenue,
    case when currency = 'ILS' then 1 else ils_rate end as rate
  from orders
  where deleted_at is null
) visible;
revoke all on order_figures from public;
grant select on order_figures to shop_admin, shop_system;
--> statement-breakpoint
revoke execute on all functions in schema app from public;
