-- What the tables need before they exist. Written by hand.
create extension if not exists pg_trgm;
--> statement-breakpoint
-- Whether a list has at least one item, none of them empty, none of them twice.
create function app.are_distinct_filled(items text[]) returns boolean
language sql immutable parallel safe
return (
  select count(*) > 0
    and count(*) = count(distinct item)
    and coalesce(bool_and(btrim(item) <> '' and btrim(item) = item), false)
  from unnest(items) as item
);
--> statement-breakpoint
-- Whether a value is a postal address: texts only, street, city and a two-letter country at least.
create function app.is_address(address jsonb) returns boolean
language sql immutable parallel safe
return case
  when jsonb_typeof(address) <> 'object' then false
  else (
    select coalesce(bool_and(
      part.key in ('line1', 'line2', 'city', 'state', 'postalCode', 'country')
        and jsonb_typeof(part.value) = 'string'
        and char_length(part.value #>> '{}') between 1 and 200
    ), false)
    from jsonb_each(address) as part
  )
  and address ?& array['line1', 'city', 'country']
  and address ->> 'country' ~ '^[A-Z]{2}$'
end;
--> statement-breakpoint
create function app.touch_updated_at() returns trigger
language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
--> statement-breakpoint
-- Tells every process which table changed; they drop the pages that were made from it.
create function app.announce_change() returns trigger
language plpgsql as $$
begin
  perform pg_notify('shop_changed', tg_table_name);
  return null;
end $$;
--> statement-breakpoint
-- Checks run with the rights of whoever writes the row; triggers need no right to execute.
revoke execute on all functions in schema app from public;
grant execute on function app.are_distinct_filled(text[]), app.is_address(jsonb) to shop_admin, shop_system;
