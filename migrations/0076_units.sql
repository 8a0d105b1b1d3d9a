-- The shop sells more than bags: what is counted and what is held for the waiting list are units. Names change and nothing
-- else: every row stays where it is. Written by hand.

-- Constraints and policies that are named after the table or a column. PostgreSQL names some of them from version 18 on.
do $$
declare
  thing record;
begin
  for thing in
    select conrelid::regclass as of_table, conname as name, 'alter table %1$s rename constraint %2$I to %3$I' as renaming
      from pg_constraint
      where conrelid in ('held_bags'::regclass, 'stock_movements'::regclass, 'daily_sales_stats'::regclass)
    union all
    select polrelid::regclass, polname, 'alter policy %2$I on %1$s rename to %3$I'
      from pg_policy where polrelid = 'held_bags'::regclass
  loop
    continue when position('_bag' in thing.name) = 0;
    execute format(thing.renaming, thing.of_table, thing.name, replace(thing.name, '_bag', '_unit'));
  end loop;
end $$;
--> statement-breakpoint
alter index held_bags_open rename to held_units_open;
alter index stock_movements_held_bag rename to stock_movements_held_unit;
alter table held_bags rename to held_units;
alter table stock_movements rename column held_bag_id to held_unit_id;
alter table daily_sales_stats rename column bags to units;
alter table daily_sales_stats rename column uncosted_bags to uncosted_units;
--> statement-breakpoint

-- The bodies of functions are texts, which no renaming reaches. Columns of a result are changed by a new function only, and
-- the view is made of it.
drop view order_sales;
do $$
declare
  sold_of constant regprocedure := 'app.sold_of(orders, order_items[])';
  definition text;
begin
  for definition in
    select pg_get_functiondef(oid) from pg_proc
    where pronamespace = 'app'::regnamespace and oid <> sold_of and prosrc ~ '\m(uncosted_)?bags\M'
  loop
    execute regexp_replace(definition, '\m(uncosted_)?bags\M', '\1units', 'g');
  end loop;
  definition := pg_get_functiondef(sold_of);
  drop function app.sold_of(orders, order_items[]);
  execute regexp_replace(definition, '\m(uncosted_)?bags\M', '\1units', 'g');
end $$;
--> statement-breakpoint
create view order_sales with (security_invoker = true) as
select o.id as order_id, o.created_at, s.*
from
  (select order_id, array_agg(i) as items from order_items i group by order_id) lines
  join orders o on o.id = lines.order_id
  cross join lateral app.sold_of(o, lines.items) s
where o.deleted_at is null;
revoke all on order_sales from public;
grant select on order_sales to shop_admin, shop_system;
revoke execute on function app.sold_of(orders, order_items[]) from public;
grant execute on function app.sold_of(orders, order_items[]) to shop_admin, shop_system, shop_checkout;
