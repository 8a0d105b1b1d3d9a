-- Roles, tables, functions and triggers get the names that shops and databases use for such things. Names change and
-- nothing else: every row stays where it is. Written by hand.

-- The roles of the checkout and of the public forms, made like those of the first migration.
do $$
declare
  actor text;
begin
  foreach actor in array array['shop_checkout', 'shop_public_forms'] loop
    if not exists (select from pg_roles where rolname = actor) then
      begin
        execute format('create role %I nologin', actor);
      exception when duplicate_object or unique_violation then
        null;
      end;
    end if;
    if exists (
      select from pg_roles
      where rolname = actor and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)
    ) then
      raise exception 'a role named % exists with more rights than the shop may have', actor;
    end if;
    -- The same grant in two databases at once fails for one of them; the loop then finds it done.
    for attempt in 1..10 loop
      exit when exists (
        select from pg_auth_members
        where roleid = actor::regrole and member = 'shop_app'::regrole
      );
      begin
        execute format('grant %I to shop_app', actor);
      exception
        when unique_violation then null;
        when internal_error then perform pg_sleep(0.05 * attempt);
      end;
    end loop;
  end loop;
end $$;
--> statement-breakpoint

-- They take over every policy and every right in this database. Roles belong to the whole server, and another database of
-- it may still be that of an older version: there, the old roles keep what they have, which renaming them would take away.
do $$
declare
  names record;
  policy record;
  held record;
begin
  for names in values ('shop_till', 'shop_checkout', '_till', '_checkout'),
    ('shop_letterbox', 'shop_public_forms', '_letterbox', '_public_forms')
  loop
    for policy in
      select polname as name, polrelid::regclass as of_table from pg_policy where names.column1::regrole = any (polroles)
    loop
      execute format('alter policy %I on %s to %I', policy.name, policy.of_table, names.column2);
      execute format(
        'alter policy %I on %s rename to %I',
        policy.name, policy.of_table, replace(policy.name, names.column3, names.column4)
      );
    end loop;
    for held in
      select privilege_type as privilege, 'schema ' || quote_ident(nspname) as thing, grantee
        from pg_namespace, aclexplode(nspacl)
      union all
      select privilege_type, 'function ' || p.oid::regprocedure, grantee from pg_proc p, aclexplode(proacl)
      union all
      select privilege_type, 'table ' || c.oid::regclass, grantee from pg_class c, aclexplode(relacl)
        where relkind in ('r', 'v')
      union all
      select privilege_type || format(' (%I)', attname), 'table ' || attrelid::regclass, grantee
        from pg_attribute, aclexplode(attacl)
    loop
      continue when held.grantee <> names.column1::regrole;
      execute format('grant %s on %s to %I', held.privilege, held.thing, names.column2);
      execute format('revoke %s on %s from %I', held.privilege, held.thing, names.column1);
    end loop;
  end loop;
end $$;
--> statement-breakpoint

-- Which role of the shop asks for which job. A statement that somebody smuggled in cannot ask for more.
create or replace function app.jobs_of_roles() returns table (role text, task text)
language sql immutable
set search_path = ''
as $$
  values
    ('shop_identity', 'send-mail'),
    ('shop_public_forms', 'send-mail'),
    ('shop_checkout', 'send-mail'),
    ('shop_checkout', 'refund-payment'),
    ('shop_checkout', 'close-payment-page'),
    ('shop_admin', 'send-mail'),
    ('shop_admin', 'refund-payment'),
    ('shop_admin', 'close-payment-page'),
    ('shop_system', 'send-mail'),
    ('shop_system', 'close-payment-page')
$$;
--> statement-breakpoint

-- The last database of the server that comes this far takes the old roles away. While another one needs them, or where
-- the owner may not, they stay and can do nothing here; nobody waits for them.
do $$
declare
  patience constant text := current_setting('lock_timeout');
  former text;
begin
  perform set_config('lock_timeout', '100ms', true);
  foreach former in array array['shop_till', 'shop_letterbox'] loop
    begin
      execute format('drop role %I', former);
    exception when others then
      null;
    end;
  end loop;
  perform set_config('lock_timeout', patience, true);
end $$;
--> statement-breakpoint

-- The daily stats of orders and of sales, with everything that is named after them.
do $$
declare
  names record;
  thing record;
begin
  for names in values ('order_tallies', 'daily_order_stats'), ('sold_tallies', 'daily_sales_stats') loop
    for thing in
      select conname as name, 'alter table %s rename constraint %I to %I' as renaming
        from pg_constraint where conrelid = names.column1::regclass
      union all
      select polname, 'alter policy %2$I on %1$s rename to %3$I'
        from pg_policy where polrelid = names.column1::regclass
    loop
      execute format(
        thing.renaming, names.column1, thing.name, replace(thing.name, names.column1, names.column2)
      );
    end loop;
  end loop;
end $$;
--> statement-breakpoint
alter index order_tallies_day rename to daily_order_stats_day;
alter index sold_tallies_day rename to daily_sales_stats_day;
alter sequence order_tallies_id_seq rename to daily_order_stats_id_seq;
alter sequence sold_tallies_id_seq rename to daily_sales_stats_id_seq;
alter table order_tallies rename to daily_order_stats;
alter table sold_tallies rename to daily_sales_stats;
--> statement-breakpoint

alter trigger tally_order on orders rename to update_order_stats;
alter trigger tally_changed_order on orders rename to update_order_stats_on_change;
alter trigger forget_tallies on orders rename to clear_order_stats;
alter trigger tally_sold_changed_order on orders rename to update_sales_stats_on_change;
alter trigger tally_sold_leaving_order on orders rename to update_sales_stats_on_delete;
alter trigger tally_sold_new_lines on order_items rename to update_sales_stats_on_insert;
alter trigger tally_sold_changed_lines on order_items rename to update_sales_stats_on_change;
alter trigger tally_sold_gone_lines on order_items rename to update_sales_stats_on_delete;
alter trigger forget_sold_tallies on order_items rename to clear_sales_stats;
alter function app.tally_order() rename to update_order_stats;
alter function app.forget_tallies() rename to clear_order_stats;
alter function app.tally_sold_order() rename to update_sales_stats_of_order;
alter function app.tally_sold_lines() rename to update_sales_stats_of_lines;
alter function app.forget_sold_tallies() rename to clear_sales_stats;
--> statement-breakpoint

-- Their bodies are texts, which no renaming reaches.
do $$
declare
  definition text;
begin
  for definition in
    select pg_get_functiondef(oid) from pg_proc
    where pronamespace = 'app'::regnamespace and prosrc like '%\_tallies%'
  loop
    execute replace(replace(definition, 'order_tallies', 'daily_order_stats'), 'sold_tallies', 'daily_sales_stats');
  end loop;
end $$;
--> statement-breakpoint

-- What refuses changes is named after what it protects.
alter trigger keep_stock_from_ledger on product_variants rename to protect_stock;
alter function app.keep_stock_from_ledger() rename to protect_stock;
alter trigger keep_sums_from_ledgers on orders rename to protect_order_sums;
alter function app.keep_sums_from_ledgers() rename to protect_order_sums;
alter trigger keep_settled_refunds on refunds rename to protect_settled_refunds;
alter function app.keep_settled_refunds() rename to protect_settled_refunds;
alter trigger keep_an_admin on user_roles rename to protect_last_admin;
alter function app.keep_an_admin() rename to protect_last_admin;
alter trigger keep_categories_shallow on product_categories rename to limit_category_depth;
alter function app.keep_categories_shallow() rename to limit_category_depth;
--> statement-breakpoint

-- Jobs that wait in the queue, and when those of the clock came last. (A new database has no queue yet.)
do $$
declare
  names record;
begin
  if to_regclass('graphile_worker._private_tasks') is null then
    return;
  end if;
  for names in values ('sum-up-tallies', 'sum-up-daily-stats'), ('check-books', 'check-integrity') loop
    update graphile_worker._private_tasks set identifier = names.column2 where identifier = names.column1;
    update graphile_worker._private_known_crontabs set identifier = names.column2 where identifier = names.column1;
  end loop;
end $$;
--> statement-breakpoint
revoke execute on all functions in schema app from public;
