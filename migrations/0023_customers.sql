-- Customers and notes about them: rights, the triggers that keep them, what searches look through. Written by hand.

-- A note that was deleted can come back for a while.
alter table customer_notes add column if not exists deleted_at timestamp with time zone;

-- No forced policies here, as on the log of changes: customers follow from orders and accounts, whoever writes those, and
-- are written with the rights of the owner, who may be no superuser and is named by no policy. Nobody else writes them.
-- Nor on the notes: the owner must see whether somebody without orders has any.
revoke all on customers, customer_notes
  from public, shop_anon, shop_user, shop_admin, shop_identity, shop_letterbox, shop_till, shop_system, shop_limits, shop_jobs;
grant select on customers, customer_notes to shop_admin, shop_system;
grant insert, update (body, updated_at, deleted_at) on customer_notes to shop_admin;
grant delete on customer_notes to shop_system;
create trigger write_audit_entry after insert or update or delete on customer_notes
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('id', 'updated_at');

-- Whether and since when somebody reads the mail of their address, for whoever looks at a customer; no hash leaves the desk.
create policy accounts_admin on accounts for select to shop_admin using (true);
grant select (user_id, email_confirmed_at) on accounts to shop_admin;
--> statement-breakpoint

-- What a search looks through, as of orders: name, address and the digits of the phone, each word with a space before it.
alter table customers add column if not exists search_text text not null generated always as (
  app.search_text(' ' || name || ' ' || email || ' ' || translate(coalesce(phone, ''), '+-(). ', ''))
) stored;
create index if not exists customers_search on customers using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 256);

-- Whoever has not ordered stands where the oldest orders are. Names stand as a Hebrew reader looks them up.
drop index if exists customers_by_last_order;
create index customers_by_last_order on customers using btree ((coalesce(last_order_at, timestamptz 'epoch')), id);
create index if not exists customers_by_name on customers using btree (name collate "he-x-icu", id);

-- The orders and the mails of an address, by time. (No order's address has spaces around it.)
drop index if exists orders_by_email;
create index orders_by_email on orders using btree (lower(customer_email), created_at desc nulls first, id desc nulls first);
create index if not exists mails_recipient on mails using btree (lower(recipient), created_at desc nulls first);
--> statement-breakpoint

-- What an order adds to its customer, `sign` times. Dollars and shekels as order_figures has them.
create function app.customer_share(o public.orders, sign integer) returns table (
  key text,
  orders integer,
  revenue_minor bigint,
  revenue_agorot bigint,
  unrated_minor bigint
)
language sql immutable as $$
  select
    lower(btrim(o.customer_email)),
    case when o.deleted_at is null then sign else 0 end,
    case when o.deleted_at is null and o.currency = 'USD' then sign * f.revenue_minor else 0 end::bigint,
    case when o.deleted_at is null then sign * coalesce(f.revenue_agorot, 0) else 0 end::bigint,
    case when o.deleted_at is null and not f.has_rate then sign * f.revenue_minor else 0 end::bigint
  from app.figures_of(o) f
$$;

-- The row of an address, which nobody else changes until the transaction ends; null when there is none. This and the two
-- below it have the rights of the owner, and work for triggers alone.
create function app.hold_customer(of_key text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  held uuid;
begin
  if pg_trigger_depth() < 1 then
    raise exception 'customers follow from orders and accounts'
      using errcode = 'check_violation', constraint = 'customers_from_orders', table = 'customers';
  end if;
  select id into held from public.customers where lower(btrim(email)) = of_key for no key update;
  return held;
end $$;

-- A row for an address that has none; false when somebody else has just made one. Of two at once the second waits here.
create function app.add_customer(
  new_email text, new_name text, new_phone text, seen_at timestamptz, newest_at timestamptz,
  orders_by bigint, revenue_by numeric, agorot_by numeric, unrated_by numeric
) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  if pg_trigger_depth() < 1 then
    raise exception 'customers follow from orders and accounts'
      using errcode = 'check_violation', constraint = 'customers_from_orders', table = 'customers';
  end if;
  insert into public.customers
    (email, name, phone, first_seen_at, last_order_at, orders, revenue_minor, revenue_agorot, unrated_minor)
    values (new_email, new_name, new_phone, seen_at, newest_at, orders_by, revenue_by, agorot_by, unrated_by)
    on conflict do nothing;
  return found;
end $$;

-- Whoever has neither an order, nor an account, nor a note is nobody whom the shop knows. A note that is being written
-- holds the row's key: that is waited for.
create function app.forget_customer(held uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform from public.customers where id = held and orders = 0 and profile_id is null for update;
  if found then
    delete from public.customers c
      where c.id = held and not exists (select from public.customer_notes n where n.customer_id = held and n.deleted_at is null);
  end if;
end $$;

-- Changes a row that is held by so much; the rest is what the newest order says now. An account says itself what its
-- bearer is called.
create function app.change_customer(
  held uuid, orders_by bigint, revenue_by numeric, agorot_by numeric, unrated_by numeric, seen_at timestamptz,
  newest_at timestamptz, newest_email text, newest_name text, newest_phone text
) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if pg_trigger_depth() < 1 then
    raise exception 'customers follow from orders and accounts'
      using errcode = 'check_violation', constraint = 'customers_from_orders', table = 'customers';
  end if;
  update public.customers c
    set orders = c.orders + orders_by,
      revenue_minor = c.revenue_minor + revenue_by,
      revenue_agorot = c.revenue_agorot + agorot_by,
      unrated_minor = c.unrated_minor + unrated_by,
      first_seen_at = least(c.first_seen_at, seen_at),
      last_order_at = newest_at,
      email = case when c.profile_id is null then coalesce(newest_email, c.email) else c.email end,
      name = case when c.profile_id is null then coalesce(newest_name, c.name) else c.name end,
      phone = coalesce(newest_phone, c.phone)
    where c.id = held;
  perform app.forget_customer(held);
end $$;

-- With the rights of whoever changes orders, who sees all of them. The row is held before the orders are looked at: whoever
-- else orders under the address waits until the transaction ends, or has ended and is seen. Where there is no row, whoever
-- makes it first does so with what they see, and the others come after. The newest order is where
-- the address stands in its index: before the first statistics of a table, or in the midst of very many new rows, the planner
-- would rather look through all orders, so it is left no other way.
create function app.count_customer(
  key text, seen_at timestamptz, orders_by bigint, revenue_by numeric, agorot_by numeric, unrated_by numeric
) returns void
language plpgsql
set enable_seqscan = off
set enable_bitmapscan = off
set enable_sort = off
as $$
declare
  held uuid;
  newest record;
  newest_phone text;
begin
  loop
    held := app.hold_customer(key);
    select o.created_at, o.customer_email, o.customer_name, o.customer_phone into newest from public.orders o
      where lower(o.customer_email) between key and key and o.deleted_at is null
      order by lower(o.customer_email), o.created_at desc, o.id desc limit 1;
    newest_phone := newest.customer_phone;
    if newest.created_at is not null and newest_phone is null then
      select o.customer_phone into newest_phone from public.orders o
        where lower(o.customer_email) between key and key and o.deleted_at is null and o.customer_phone is not null
        order by lower(o.customer_email), o.created_at desc, o.id desc limit 1;
    end if;
    if held is not null then
      perform app.change_customer(
        held, orders_by, revenue_by, agorot_by, unrated_by, seen_at,
        newest.created_at, newest.customer_email, newest.customer_name, newest_phone
      );
      return;
    end if;
    -- Nobody becomes known by an order that is deleted.
    exit when newest.created_at is null;
    exit when app.add_customer(
      newest.customer_email, newest.customer_name, newest_phone, seen_at, newest.created_at,
      orders_by, revenue_by, agorot_by, unrated_by
    );
  end loop;
end $$;
--> statement-breakpoint

-- Statement by statement, the addresses in order: two statements about the same customers wait for each other at the first
-- of them, never crosswise. Within a transaction orders come before customers, and customers before the bags that its last
-- statement takes.
create function app.count_new_orders() returns trigger
language plpgsql as $$
declare
  c record;
begin
  for c in
    select s.key, min(n.created_at) as seen_at,
      sum(s.orders) as orders, sum(s.revenue_minor) as revenue, sum(s.revenue_agorot) as agorot, sum(s.unrated_minor) as unrated
    from is_now n cross join lateral app.customer_share(n, 1) s
    group by s.key order by s.key
  loop
    perform app.count_customer(c.key, c.seen_at, c.orders, c.revenue, c.agorot, c.unrated);
  end loop;
  return null;
end $$;

create function app.count_gone_orders() returns trigger
language plpgsql as $$
declare
  c record;
begin
  for c in
    select s.key, min(w.created_at) as seen_at,
      sum(s.orders) as orders, sum(s.revenue_minor) as revenue, sum(s.revenue_agorot) as agorot, sum(s.unrated_minor) as unrated
    from was w cross join lateral app.customer_share(w, -1) s
    group by s.key order by s.key
  loop
    perform app.count_customer(c.key, c.seen_at, c.orders, c.revenue, c.agorot, c.unrated);
  end loop;
  return null;
end $$;

-- What makes no difference to a customer, such as most changes of a status, holds nobody up. Who may change nothing else of
-- an order than whose it is has no right to the figures, and leaves at once.
create function app.count_changed_orders() returns trigger
language plpgsql as $$
declare
  c record;
begin
  if not exists (
    select from was w join is_now n on n.id = w.id
    where (w.customer_email, w.customer_name, w.customer_phone, w.created_at, w.deleted_at, w.status, w.currency,
        w.total_minor, w.paid_minor, w.refunded_minor, w.ils_rate)
      is distinct from (n.customer_email, n.customer_name, n.customer_phone, n.created_at, n.deleted_at, n.status, n.currency,
        n.total_minor, n.paid_minor, n.refunded_minor, n.ils_rate)
  ) then
    return null;
  end if;
  for c in
    select s.key, min(s.at) as seen_at,
      sum(s.orders) as orders, sum(s.revenue_minor) as revenue, sum(s.revenue_agorot) as agorot, sum(s.unrated_minor) as unrated
    from was w
    join is_now n on n.id = w.id
    cross join lateral app.customer_share(w, -1) before
    cross join lateral app.customer_share(n, 1) after
    cross join lateral (values
      (before.key, w.created_at, before.orders, before.revenue_minor, before.revenue_agorot, before.unrated_minor),
      (after.key, n.created_at, after.orders, after.revenue_minor, after.revenue_agorot, after.unrated_minor)
    ) s (key, at, orders, revenue_minor, revenue_agorot, unrated_minor)
    where (w.customer_email, w.customer_name, w.customer_phone, w.created_at, -before.orders, -before.revenue_minor,
        -before.revenue_agorot, -before.unrated_minor)
      is distinct from (n.customer_email, n.customer_name, n.customer_phone, n.created_at, after.orders, after.revenue_minor,
        after.revenue_agorot, after.unrated_minor)
    group by s.key order by s.key
  loop
    perform app.count_customer(c.key, c.seen_at, c.orders, c.revenue, c.agorot, c.unrated);
  end loop;
  return null;
end $$;

create trigger count_new_orders after insert on orders
  referencing new table as is_now for each statement execute function app.count_new_orders();
create trigger count_changed_orders after update on orders
  referencing old table as was new table as is_now for each statement execute function app.count_changed_orders();
create trigger count_gone_orders after delete on orders
  referencing old table as was for each statement execute function app.count_gone_orders();

-- All orders at once go past these.
create function app.forget_counts() returns trigger
language plpgsql as $$
begin
  update public.customers
    set orders = 0, last_order_at = null, revenue_minor = 0, revenue_agorot = 0, unrated_minor = 0;
  delete from public.customers c
    where c.profile_id is null and not exists (select from public.customer_notes n where n.customer_id = c.id and n.deleted_at is null);
  return null;
end $$;
create trigger forget_counts after truncate on orders for each statement execute function app.forget_counts();
--> statement-breakpoint

-- An account makes its bearer a customer, or is that of the guest who had the address, whatever its letter case.
create function app.know_member() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  held uuid;
begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and lower(btrim(old.email)) <> lower(btrim(new.email))) then
    -- Of an account that goes, the key between the tables may have seen to it before.
    select id into held from public.customers where lower(btrim(email)) = lower(btrim(old.email)) for no key update;
    update public.customers set profile_id = null where id = held;
    perform app.forget_customer(held);
  end if;
  if tg_op <> 'DELETE' then
    insert into public.customers as c (email, name, profile_id, first_seen_at)
      values (new.email, new.full_name, new.id, new.created_at)
      on conflict (lower(btrim(email))) do update
        set profile_id = new.id, email = new.email, name = new.full_name,
          first_seen_at = least(c.first_seen_at, new.created_at);
  end if;
  return null;
end $$;
create trigger know_member after insert or delete on profiles for each row execute function app.know_member();
create trigger know_changed_member after update of full_name, email on profiles
  for each row when ((old.full_name, old.email) is distinct from (new.full_name, new.email))
  execute function app.know_member();
--> statement-breakpoint

-- Counts everything anew, for the owner, who must see all orders and accounts: for a database that has them already, and
-- after rows that were put in past the triggers.
create function app.recount_customers() returns void
language plpgsql as $$
begin
  update public.customers
    set orders = 0, last_order_at = null, revenue_minor = 0, revenue_agorot = 0, unrated_minor = 0
    where orders <> 0;
  insert into public.customers as c (email, name, profile_id, first_seen_at)
    select email, full_name, id, created_at from public.profiles
    on conflict (lower(btrim(email))) do update
      set email = excluded.email, name = excluded.name, profile_id = excluded.profile_id,
        first_seen_at = least(c.first_seen_at, excluded.first_seen_at);
  insert into public.customers as c
    (email, name, phone, first_seen_at, orders, last_order_at, revenue_minor, revenue_agorot, unrated_minor)
    select
      (array_agg(o.customer_email order by o.created_at desc, o.id desc))[1],
      (array_agg(o.customer_name order by o.created_at desc, o.id desc))[1],
      (array_agg(o.customer_phone order by o.created_at desc, o.id desc) filter (where o.customer_phone is not null))[1],
      min(o.created_at),
      sum(s.orders),
      max(o.created_at),
      sum(s.revenue_minor),
      sum(s.revenue_agorot),
      sum(s.unrated_minor)
    from public.orders o cross join lateral app.customer_share(o, 1) s
    where o.deleted_at is null
    group by s.key
    on conflict (lower(btrim(email))) do update
      set email = case when c.profile_id is null then excluded.email else c.email end,
        name = case when c.profile_id is null then excluded.name else c.name end,
        phone = coalesce(excluded.phone, c.phone),
        first_seen_at = least(c.first_seen_at, excluded.first_seen_at),
        orders = excluded.orders,
        last_order_at = excluded.last_order_at,
        revenue_minor = excluded.revenue_minor,
        revenue_agorot = excluded.revenue_agorot,
        unrated_minor = excluded.unrated_minor;
  delete from public.customers c
    where c.profile_id is null and c.orders = 0
      and not exists (select from public.customer_notes n where n.customer_id = c.id and n.deleted_at is null);
end $$;

-- (Forced policies would hide the rows from an owner who is no superuser.)
alter table orders no force row level security;
alter table profiles no force row level security;
select app.recount_customers();
alter table orders force row level security;
alter table profiles force row level security;
--> statement-breakpoint
revoke execute on all functions in schema app from public;
grant execute on function
  app.customer_share(orders, integer),
  app.hold_customer(text),
  app.add_customer(text, text, text, timestamptz, timestamptz, bigint, numeric, numeric, numeric),
  app.count_customer(text, timestamptz, bigint, numeric, numeric, numeric),
  app.change_customer(uuid, bigint, numeric, numeric, numeric, timestamptz, timestamptz, text, text, text)
  to shop_admin, shop_system, shop_till;
