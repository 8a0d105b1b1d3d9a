-- The tallies: triggers that keep them, rights, and what the back office's list of orders searches and sorts by. Written
-- by hand.

-- What an order counts for. This is the only definition of revenue and of the shop's day: the view `order_figures`, the
-- tallies and the back office's lists all ask here. A plain query over one row, so that the planner can look through it.
-- Revenue is what completed orders brought and was not given back, dated by the order; what was paid beyond the total, and
-- has gone back, is neither. Shekels follow from each order's own frozen rate, rounded half up to the agora; null where no
-- rate was known.
create function app.figures_of(o public.orders) returns table (
  day date,
  total_agorot bigint,
  is_revenue boolean,
  revenue_minor integer,
  revenue_agorot bigint,
  has_rate boolean
)
language sql immutable as $$
  select
    (o.created_at at time zone 'Asia/Jerusalem')::date,
    round(o.total_minor * order_rate.rate)::bigint,
    o.status = 'completed',
    case when o.status = 'completed' then kept.minor else 0 end,
    case when o.status = 'completed' then round(kept.minor * order_rate.rate) else 0 end::bigint,
    order_rate.rate is not null
  from
    (select case when o.currency = 'ILS' then 1 else o.ils_rate end as rate) order_rate,
    (select o.total_minor - greatest(o.refunded_minor - greatest(o.paid_minor - o.total_minor, 0), 0) as minor) kept
$$;

-- For dashboard, analytics and export alike. Whoever reads it sees what their own policies show. Hidden orders count nowhere.
create or replace view order_figures with (security_invoker = true) as
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
  f.has_rate
from orders o cross join lateral app.figures_of(o) f
where o.deleted_at is null;
--> statement-breakpoint

-- A change of an order appends what it adds to the tallies and what it takes away; what comes out even is not written.
-- Appending makes no two orders wait for each other, as changing a row of sums would.
create function app.tally_order() returns trigger
language plpgsql as $$
declare
  was public.orders := old;
  is_now public.orders := new;
begin
  insert into public.order_tallies
    (day, status, currency, orders, revenue_minor, revenue_agorot, unrated_orders, unrated_minor)
  select
    f.day,
    (o.row).status,
    (o.row).currency,
    sum(o.sign),
    sum(o.sign * f.revenue_minor),
    sum(o.sign * coalesce(f.revenue_agorot, 0)),
    sum(case when f.is_revenue and not f.has_rate then o.sign else 0 end),
    sum(case when f.has_rate then 0 else o.sign * f.revenue_minor end)
  from (values (-1, was), (1, is_now)) o (sign, row)
  cross join lateral app.figures_of(o.row) f
  where (o.row).id is not null and (o.row).deleted_at is null
  group by f.day, (o.row).status, (o.row).currency
  having sum(o.sign) <> 0 or sum(o.sign * f.revenue_minor) <> 0 or sum(o.sign * coalesce(f.revenue_agorot, 0)) <> 0;
  return null;
end $$;
create trigger tally_order after insert or delete on orders for each row execute function app.tally_order();
create trigger tally_changed_order after update on orders
  for each row when (
    (old.created_at, old.status, old.currency, old.total_minor, old.paid_minor, old.refunded_minor, old.ils_rate, old.deleted_at)
    is distinct from
    (new.created_at, new.status, new.currency, new.total_minor, new.paid_minor, new.refunded_minor, new.ils_rate, new.deleted_at)
  )
  execute function app.tally_order();

-- All orders at once go past the triggers for rows.
create function app.forget_tallies() returns trigger
language plpgsql as $$
begin
  truncate public.order_tallies;
  return null;
end $$;
create trigger forget_tallies after truncate on orders for each statement execute function app.forget_tallies();
--> statement-breakpoint

-- What the orders that are there come to. (Forced policies would hide them from an owner who is no superuser.)
alter table orders no force row level security;
insert into order_tallies (day, status, currency, orders, revenue_minor, revenue_agorot, unrated_orders, unrated_minor)
select
  day,
  status,
  currency,
  count(*),
  sum(revenue_minor),
  sum(coalesce(revenue_agorot, 0)),
  count(*) filter (where is_revenue and not has_rate),
  coalesce(sum(revenue_minor) filter (where not has_rate), 0)
from order_figures
group by day, status, currency;
alter table orders force row level security;
alter table order_tallies force row level security;
--> statement-breakpoint

-- Whoever changes orders appends; nobody changes what stands there. The job that sums up takes rows away and puts their
-- sum in their place.
revoke all on order_tallies
  from public, shop_anon, shop_user, shop_admin, shop_identity, shop_letterbox, shop_till, shop_system, shop_limits, shop_jobs;
grant insert on order_tallies to shop_till;
grant select, insert on order_tallies to shop_admin;
grant select, insert, delete on order_tallies to shop_system;
--> statement-breakpoint

-- What a search looks through, made plain, so that "Muller" finds an umlaut and a final letter its other form. Trigrams know
-- only what the server's locale calls a letter, which need not be more than ASCII: the letters of Hebrew become capitals,
-- which nothing else is after `lower`. Whoever searches puts the term through the same function.
create function app.search_text(original text) returns text
language sql immutable strict parallel safe as $$
  select case
    when octet_length(original) = char_length(original) then lower(original)
    else translate(
      lower(original),
      U&'\05D0\05D1\05D2\05D3\05D4\05D5\05D6\05D7\05D8\05D9\05DA\05DB\05DC\05DD\05DE\05DF\05E0\05E1\05E2\05E3\05E4\05E5\05E6\05E7\05E8\05E9\05EA'
      'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ',
      'ABGDHVZXTYKKLMMNNSEPPCCQRWJ'
      'aaaaaaceeeeiiiinoooooouuuuyy'
    ) end
$$;

-- Name, address, number and the digits of the phone, each word with a space before it.
drop index orders_search;
alter table orders add column search_text text not null generated always as (
  app.search_text(
    ' ' || customer_name || ' ' || customer_email || ' ' || right(id::text, 8) || ' '
    || translate(coalesce(customer_phone, ''), '+-(). ', '')
  )
) stored;
-- New orders wait unsorted for their place in the index, and every search reads all that wait: few may.
create index orders_search on orders using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 256);
--> statement-breakpoint

-- The list of orders goes through each status by itself, so that a filter and any sort begin where their first row is.
-- Names stand as a Hebrew reader looks them up.
create index orders_by_total on orders using btree (status, total_minor, id) where deleted_at is null;
create index orders_by_name on orders using btree (status, customer_name collate "he-x-icu", id) where deleted_at is null;
-- The few that are deleted.
create index orders_hidden on orders using btree (created_at desc nulls first, id desc nulls first) where deleted_at is not null;
--> statement-breakpoint
revoke execute on all functions in schema app from public;
grant execute on function app.figures_of(orders) to shop_admin, shop_system, shop_till;
grant execute on function app.search_text(text) to shop_admin, shop_identity, shop_system, shop_till;
