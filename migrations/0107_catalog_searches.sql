-- Searches of the back office look through texts in plain form that are stored, not made for each row. What an order changes of a
-- variant is in none of these indexes, so its new row needs no entry in any.
create function app.join_words(words text[]) returns text
language sql immutable parallel safe as $$ select coalesce(array_to_string(words, ' '), '') $$;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_text" text GENERATED ALWAYS AS (app.search_text(name || ' ' || coalesce(sku, '') || ' ' || app.join_words(tags))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- With the name of the product. Not a generated column: that would be made anew with every change of the stock.
create function app.write_variant_words() returns trigger
language plpgsql as $$
begin
  new.search_text := app.search_text(concat_ws(' ',
    (select name from public.products where id = new.product_id), new.variant_name, new.sku, new.barcode));
  return new;
end $$;
--> statement-breakpoint
create trigger write_words before insert or update of product_id, variant_name, sku, barcode, search_text on product_variants
  for each row execute function app.write_variant_words();
--> statement-breakpoint
create function app.follow_product_name() returns trigger
language plpgsql as $$
begin
  update public.product_variants set search_text = search_text where product_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger follow_name after update of name on products
  for each row when (old.name is distinct from new.name) execute function app.follow_product_name();
--> statement-breakpoint
revoke execute on function app.join_words(text[]), app.write_variant_words(), app.follow_product_name() from public;
--> statement-breakpoint
grant execute on function app.join_words(text[]) to shop_admin, shop_system;
--> statement-breakpoint
-- The log of changes leaves both texts out: they follow from what it has.
do $$
declare
  audited regclass;
  definition text;
begin
  foreach audited in array array['products', 'product_variants']::regclass[] loop
    select pg_get_triggerdef(oid) into strict definition from pg_trigger
      where tgrelid = audited and tgname = 'write_audit_entry';
    execute format('drop trigger write_audit_entry on %s', audited);
    execute replace(definition, 'write_audit_entry(''id''', 'write_audit_entry(''id'', ''search_text''');
  end loop;
end $$;
--> statement-breakpoint
alter table products no force row level security;
alter table product_variants no force row level security;
alter table product_variants disable trigger user;
alter table product_variants enable trigger write_words;
update product_variants set search_text = '';
alter table product_variants enable trigger user;
alter table product_variants force row level security;
alter table products force row level security;
--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "products_scheduled" ON "products" USING btree (publish_at) WHERE publish_at is not null;--> statement-breakpoint
CREATE INDEX "product_variants_search" ON "product_variants" USING gin ("search_text" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "product_variants_scheduled" ON "product_variants" USING btree (publish_at) WHERE publish_at is not null;
