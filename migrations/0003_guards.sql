-- Rules that table definitions cannot express: forced policies, grants, triggers. Written by hand.

-- Policies hold for the owner of the tables, too, unless it is a superuser.
alter table product_categories force row level security;
alter table products force row level security;
alter table product_variants force row level security;
alter table product_images force row level security;
alter table product_attributes force row level security;
alter table profiles force row level security;
alter table user_roles force row level security;
alter table system_settings force row level security;
alter table exchange_rates force row level security;
alter table messages force row level security;
alter table orders force row level security;
alter table order_items force row level security;
alter table order_events force row level security;
alter table stock_movements force row level security;
--> statement-breakpoint

-- Who may do what at all. Which rows is up to the policies.
revoke all on all tables in schema public from public, shop_anon, shop_user, shop_admin, shop_system;

-- Visitors and customers: the catalogue and the public settings.
grant select on product_categories, products, product_variants, product_images, product_attributes, system_settings
  to shop_anon, shop_user;

-- Customers: their own account and orders.
grant select on profiles, user_roles, orders, order_items, order_events to shop_user;
grant update (full_name) on profiles to shop_user;

-- The back office. Orders are hidden, never deleted; ledgers only grow.
grant select, insert, update, delete
  on product_categories, products, product_variants, product_images, product_attributes, user_roles to shop_admin;
grant select, insert, update on system_settings, exchange_rates, orders to shop_admin;
grant select, insert on order_items, order_events, stock_movements to shop_admin;
grant select on profiles, messages to shop_admin;
grant update (state) on messages to shop_admin;

-- The shop itself. Ledgers only grow for it, too.
grant select, insert, update, delete
  on product_categories, products, product_variants, product_images, product_attributes, profiles, user_roles,
    system_settings, exchange_rates, messages to shop_system;
grant select, insert, update on orders to shop_system;
grant select, insert on order_items, order_events, stock_movements to shop_system;
--> statement-breakpoint

create trigger touch_updated_at before update on products for each row execute function app.touch_updated_at();
create trigger touch_updated_at before update on profiles for each row execute function app.touch_updated_at();
create trigger touch_updated_at before update on orders for each row execute function app.touch_updated_at();
create trigger touch_updated_at before update on system_settings for each row execute function app.touch_updated_at();
--> statement-breakpoint

-- The change feed. Statement level: one notification however many rows change.
create trigger announce_change after insert or update or delete or truncate on product_categories
  for each statement execute function app.announce_change();
create trigger announce_change after insert or update or delete or truncate on products
  for each statement execute function app.announce_change();
create trigger announce_change after insert or update or delete or truncate on product_variants
  for each statement execute function app.announce_change();
create trigger announce_change after insert or update or delete or truncate on product_images
  for each statement execute function app.announce_change();
create trigger announce_change after insert or update or delete or truncate on product_attributes
  for each statement execute function app.announce_change();
create trigger announce_change after insert or update or delete or truncate on system_settings
  for each statement execute function app.announce_change();
create trigger announce_change after insert or update or delete or truncate on exchange_rates
  for each statement execute function app.announce_change();
--> statement-breakpoint

-- Categories are at most one level deep. The share lock keeps two transactions from building a second level together.
create function app.keep_categories_shallow() returns trigger
language plpgsql as $$
declare
  grandparent uuid;
begin
  if new.parent_id is null then
    return new;
  end if;
  select parent_id into grandparent from public.product_categories where id = new.parent_id for share;
  if grandparent is not null
    or exists (select 1 from public.product_categories where parent_id = new.id) then
    raise exception 'categories are at most one level deep'
      using errcode = 'check_violation', constraint = 'product_categories_one_level', table = 'product_categories';
  end if;
  return new;
end $$;
create trigger keep_categories_shallow before insert or update of parent_id on product_categories
  for each row execute function app.keep_categories_shallow();
--> statement-breakpoint

-- The stock of a variant is the sum of its movements. New movements carry it forward, variants in the order of
-- their ids so that two orders never wait for each other; the check on the column refuses a level below zero. The
-- lock must let the foreign keys of other movements through (they hold the variant's key), or two sales deadlock.
create function app.apply_stock_movements() returns trigger
language plpgsql as $$
begin
  perform 1 from public.product_variants
    where id in (select variant_id from added) order by id for no key update;
  update public.product_variants v set stock_quantity = v.stock_quantity + moved.quantity
    from (select variant_id, sum(quantity)::integer as quantity from added group by variant_id) moved
    where v.id = moved.variant_id and moved.quantity <> 0;
  return null;
end $$;
create trigger apply_stock_movements after insert on stock_movements
  referencing new table as added for each statement execute function app.apply_stock_movements();

create function app.keep_stock_from_ledger() returns trigger
language plpgsql as $$
begin
  -- Depth 2: the statement comes from the trigger above.
  if pg_trigger_depth() < 2 then
    raise exception 'stock changes through stock movements only'
      using errcode = 'check_violation', constraint = 'product_variants_stock_from_ledger', table = 'product_variants';
  end if;
  return new;
end $$;
create trigger start_stock_empty before insert on product_variants
  for each row when (new.stock_quantity <> 0) execute function app.keep_stock_from_ledger();
create trigger keep_stock_from_ledger before update on product_variants
  for each row when (new.stock_quantity is distinct from old.stock_quantity)
  execute function app.keep_stock_from_ledger();
--> statement-breakpoint
revoke execute on all functions in schema app from public;
