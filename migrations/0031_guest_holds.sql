CREATE TABLE "guest_holds" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"code" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"network" text,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "guest_holds_network_filled" CHECK ("guest_holds"."network" = btrim("guest_holds"."network") and char_length("guest_holds"."network") between 1 and 64)
);
--> statement-breakpoint
ALTER TABLE "guest_holds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "hold_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"variant_id" uuid NOT NULL,
	"held" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "hold_alerts_held_range" CHECK ("hold_alerts"."held" between 1 and "hold_alerts"."on_hand")
);
--> statement-breakpoint
ALTER TABLE "hold_alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind_known";--> statement-breakpoint
ALTER TABLE "guest_holds" ADD CONSTRAINT "guest_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hold_alerts" ADD CONSTRAINT "hold_alerts_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_holds_network" ON "guest_holds" USING btree ("network") WHERE network is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "hold_alerts_open_once" ON "hold_alerts" USING btree ("variant_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "hold_alerts_newest" ON "hold_alerts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind_known" CHECK ("order_events"."kind" in ('created', 'confirmed', 'status', 'note', 'payment', 'refund', 'shipment', 'edited', 'released', 'hidden', 'restored'));--> statement-breakpoint
CREATE POLICY "guest_holds_admin" ON "guest_holds" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "guest_holds_system" ON "guest_holds" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "guest_holds_privacy" ON "guest_holds" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "guest_holds_till" ON "guest_holds" AS PERMISSIVE FOR ALL TO "shop_till" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "hold_alerts_admin" ON "hold_alerts" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "hold_alerts_system" ON "hold_alerts" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "hold_alerts_privacy" ON "hold_alerts" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "hold_alerts_till" ON "hold_alerts" AS PERMISSIVE FOR ALL TO "shop_till" USING (true) WITH CHECK (true);--> statement-breakpoint
-- From here on written by hand: rights, the news of alerts, and what of an order counts for somebody's account.

alter table guest_holds force row level security;
alter table hold_alerts force row level security;
revoke all on guest_holds, hold_alerts
  from public, shop_anon, shop_user, shop_admin, shop_identity, shop_letterbox, shop_till, shop_system, shop_limits, shop_jobs, shop_privacy;
-- The code is the customer's alone: of the back office, nobody reads it.
grant select (order_id, confirmed_at) on guest_holds to shop_admin;
grant select, insert, update (confirmed_at) on guest_holds to shop_till;
grant select (order_id, network, confirmed_at), update (network) on guest_holds to shop_system;
grant select, insert, update (ended_at) on hold_alerts to shop_admin, shop_till, shop_system;
grant select on hold_alerts to shop_privacy;
grant select (order_id, network, confirmed_at) on guest_holds to shop_privacy;
create trigger announce_hold_alerts after insert on hold_alerts
  referencing new table as changed for each statement execute function app.announce_news('holds');
--> statement-breakpoint

-- The account of the customer whose row is held; null for a guest.
create function app.account_of_customer(held uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
begin
  if pg_trigger_depth() < 1 then
    raise exception 'customers follow from orders and accounts'
      using errcode = 'check_violation', constraint = 'customers_from_orders', table = 'customers';
  end if;
  return (select profile_id from public.customers where id = held);
end $$;

-- As before, but for the phone of somebody with an account: it comes from orders that they made signed in, or that the back
-- office entered. Anybody may order under any address.
create or replace function app.count_customer(
  key text, seen_at timestamptz, orders_by bigint, revenue_by numeric, agorot_by numeric, unrated_by numeric
) returns void
language plpgsql
set enable_seqscan = off
set enable_bitmapscan = off
set enable_sort = off
as $$
declare
  held uuid;
  account uuid;
  newest record;
  newest_phone text;
begin
  loop
    held := app.hold_customer(key);
    account := app.account_of_customer(held);
    select o.created_at, o.customer_email, o.customer_name into newest from public.orders o
      where lower(o.customer_email) between key and key and o.deleted_at is null
      order by lower(o.customer_email), o.created_at desc, o.id desc limit 1;
    select o.customer_phone into newest_phone from public.orders o
      where lower(o.customer_email) between key and key and o.deleted_at is null and o.customer_phone is not null
        and (account is null or o.customer_id = account or o.source = 'admin')
      order by lower(o.customer_email), o.created_at desc, o.id desc limit 1;
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

-- As before, but what guests gave as their phone is nothing that the new account said.
create or replace function app.know_member() returns trigger
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
          phone = case when c.profile_id = new.id then c.phone end,
          first_seen_at = least(c.first_seen_at, new.created_at);
  end if;
  return null;
end $$;

-- The orders of a guest join the account that proves to have their address: the newest number among them counts, unless
-- there is one already.
create function app.adopt_phones() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.customers c set phone = adopted.customer_phone
    from (
      select distinct on (n.customer_id, lower(n.customer_email)) n.customer_id, n.customer_email, n.customer_phone
      from is_now n join was w on w.id = n.id
      where n.customer_id is distinct from w.customer_id and n.customer_phone is not null and n.deleted_at is null
      order by n.customer_id, lower(n.customer_email), n.created_at desc, n.id desc
    ) adopted
    where c.profile_id = adopted.customer_id and lower(btrim(c.email)) = lower(adopted.customer_email) and c.phone is null;
  return null;
end $$;
create trigger adopt_phones after update on orders
  referencing old table as was new table as is_now for each statement execute function app.adopt_phones();

-- The phones of all accounts anew, for the owner, who must see all orders.
create function app.recount_account_phones() returns void
language sql as $$
  update public.customers c set phone = own.phone
  from (
    select m.id, (
      select o.customer_phone from public.orders o
      where lower(o.customer_email) = lower(btrim(m.email)) and o.deleted_at is null and o.customer_phone is not null
        and (o.customer_id = m.profile_id or o.source = 'admin')
      order by o.created_at desc, o.id desc limit 1
    ) as phone
    from public.customers m where m.profile_id is not null
  ) own
  where own.id = c.id and c.phone is distinct from own.phone
$$;

create or replace function app.recount_customers() returns void
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
  perform app.recount_account_phones();
  delete from public.customers c
    where c.profile_id is null and c.orders = 0
      and not exists (select from public.customer_notes n where n.customer_id = c.id and n.deleted_at is null);
end $$;

-- (Forced policies would hide the rows from an owner who is no superuser.)
alter table orders no force row level security;
select app.recount_account_phones();
alter table orders force row level security;
--> statement-breakpoint
revoke execute on all functions in schema app from public;
grant execute on function app.account_of_customer(uuid) to shop_admin, shop_system, shop_till, shop_privacy;
