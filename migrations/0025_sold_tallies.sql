-- What was sold: bags, and the revenue of each line, added up by day, status and variant as orders change. Written by hand.

create table sold_tallies (
  id bigint primary key generated always as identity,
  day date not null,
  status text not null,
  currency char(3) not null,
  item text not null,
  bags integer not null,
  revenue_minor bigint not null,
  revenue_agorot bigint not null,
  unrated_minor bigint not null,
  constraint sold_tallies_status_known
    check (status in ('pending', 'processing', 'shipped', 'completed', 'cancelled', 'refunded'))
);
alter table sold_tallies enable row level security;
create index sold_tallies_day on sold_tallies using btree (day, status);
create policy sold_tallies_admin on sold_tallies as permissive for all to shop_admin using (true) with check (true);
create policy sold_tallies_system on sold_tallies as permissive for all to shop_system using (true) with check (true);
create policy sold_tallies_till on sold_tallies as permissive for all to shop_till using (true) with check (true);

-- What was given back in a period is read from the refunds themselves, which are few.
create index refunds_newest on refunds using btree (created_at desc nulls first, id desc nulls first);
--> statement-breakpoint

-- A line's part of an amount that its order shares out by what the lines cost: what all lines up to this one come to,
-- less what those before it come to, both rounded. So the parts always sum up to the amount, and each is less than one
-- minor unit from its exact share. Lines that cost nothing get nothing.
create function app.part_of(amount bigint, up_to bigint, own bigint, whole bigint) returns bigint
language sql immutable as $$
  select coalesce(
    round(amount::numeric * up_to / nullif(whole, 0)) - round(amount::numeric * (up_to - own) / nullif(whole, 0)),
    0
  )::bigint
$$;

-- What lines of an order count for. The order's revenue is that of `figures_of`, so what its lines bring is what it brings.
-- An item is a variant by its id; of a line whose variant is gone, its stock keeping unit.
create function app.sold_of(o public.orders, lines public.order_items[]) returns table (
  line_id uuid,
  day date,
  status text,
  currency char(3),
  item text,
  bags integer,
  revenue_minor bigint,
  revenue_agorot bigint,
  unrated_minor bigint
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
    app.part_of(coalesce(f.revenue_agorot, 0), line.up_to, line.total_price_minor, line.whole),
    case when f.has_rate then 0 else part.minor end
  from
    (
      select
        i.*,
        sum(i.total_price_minor) over (order by i.position, i.id) as up_to,
        sum(i.total_price_minor) over () as whole
      from unnest(lines) i
    ) line
    cross join lateral app.figures_of(o) f
    cross join lateral (
      select app.part_of(f.revenue_minor, line.up_to, line.total_price_minor, line.whole) as minor
    ) part
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

-- An order that changes appends what its lines come to now, and takes away what they came to. One that goes takes
-- everything along while its lines are still there.
create function app.tally_sold_order() returns trigger
language plpgsql as $$
declare
  was public.orders := old;
  is_now public.orders := new;
begin
  insert into public.sold_tallies (day, status, currency, item, bags, revenue_minor, revenue_agorot, unrated_minor)
  select
    s.day,
    s.status,
    s.currency,
    s.item,
    sum(o.sign * s.bags),
    sum(o.sign * s.revenue_minor),
    sum(o.sign * s.revenue_agorot),
    sum(o.sign * s.unrated_minor)
  from (values (-1, was), (1, is_now)) o (sign, row)
  cross join lateral app.sold_of(
    o.row, (select array_agg(i) from public.order_items i where i.order_id = (o.row).id)
  ) s
  where (o.row).id is not null and (o.row).deleted_at is null
  group by s.day, s.status, s.currency, s.item
  having (sum(o.sign * s.bags), sum(o.sign * s.revenue_minor), sum(o.sign * s.revenue_agorot)) is distinct from (0, 0, 0);
  return old;
end $$;
create trigger tally_sold_changed_order after update on orders
  for each row when (
    (old.created_at, old.status, old.currency, old.ils_rate, old.deleted_at)
      is distinct from (new.created_at, new.status, new.currency, new.ils_rate, new.deleted_at)
    or (
      new.status = 'completed'
      and (old.total_minor, old.paid_minor, old.refunded_minor)
        is distinct from (new.total_minor, new.paid_minor, new.refunded_minor)
    )
  )
  execute function app.tally_sold_order();
create trigger tally_sold_leaving_order before delete on orders
  for each row execute function app.tally_sold_order();
--> statement-breakpoint

-- Lines that come, change or go change what the other lines of their order bring as well, so each order is counted as it
-- was before the statement, and as it is now. Whoever changes lines holds the order's row, so it does not change meanwhile.
-- One statement must not change an order's figures and its lines at once; nothing does, and the books would tell.
create function app.tally_sold_lines() returns trigger
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
  insert into public.sold_tallies (day, status, currency, item, bags, revenue_minor, revenue_agorot, unrated_minor)
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
    sum(v.sign * s.unrated_minor)
  from versions v
  join public.orders o on o.id = v.order_id
  cross join lateral app.sold_of(o, v.items) s
  where o.deleted_at is null
  group by s.day, s.status, s.currency, s.item
  having (sum(v.sign * s.bags), sum(v.sign * s.revenue_minor), sum(v.sign * s.revenue_agorot)) is distinct from (0, 0, 0);
  return null;
end $$;
create trigger tally_sold_new_lines after insert on order_items
  referencing new table as added for each statement execute function app.tally_sold_lines();
create trigger tally_sold_changed_lines after update on order_items
  referencing old table as removed new table as added for each statement execute function app.tally_sold_lines();
create trigger tally_sold_gone_lines after delete on order_items
  referencing old table as removed for each statement execute function app.tally_sold_lines();

-- All lines at once, alone or with their orders, go past the triggers above.
create function app.forget_sold_tallies() returns trigger
language plpgsql as $$
begin
  truncate public.sold_tallies;
  return null;
end $$;
create trigger forget_sold_tallies after truncate on order_items
  for each statement execute function app.forget_sold_tallies();
--> statement-breakpoint

-- What was sold before. (Forced policies would hide the rows from an owner who is no superuser.)
alter table orders no force row level security;
alter table order_items no force row level security;
insert into sold_tallies (day, status, currency, item, bags, revenue_minor, revenue_agorot, unrated_minor)
select day, status, currency, item, sum(bags), sum(revenue_minor), sum(revenue_agorot), sum(unrated_minor)
from order_sales
group by day, status, currency, item;
alter table orders force row level security;
alter table order_items force row level security;
alter table sold_tallies force row level security;
--> statement-breakpoint

-- As with the tallies of orders: whoever changes orders appends, nobody changes what stands there, and the job that sums
-- up takes rows away and puts their sum in their place.
revoke all on sold_tallies
  from public, shop_anon, shop_user, shop_admin, shop_identity, shop_letterbox, shop_till, shop_system, shop_limits, shop_jobs;
grant insert on sold_tallies to shop_till;
grant select, insert on sold_tallies to shop_admin;
grant select, insert, delete on sold_tallies to shop_system;
--> statement-breakpoint
revoke execute on all functions in schema app from public;
grant execute on function app.part_of(bigint, bigint, bigint, bigint), app.sold_of(orders, order_items[])
  to shop_admin, shop_system, shop_till;
