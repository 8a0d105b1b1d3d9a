-- The cart names the gift that comes along. Visitors may not read the row of a product that is not shown, so its name and
-- its image stand beside the offer, copied by triggers.
ALTER TABLE "products" ADD COLUMN "gift_name" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "gift_image_url" text;--> statement-breakpoint
create function app.name_gift() returns trigger
language plpgsql as $$
begin
  new.gift_name := (
    select name from public.products where id = new.gift_product_id and deleted_at is null);
  new.gift_image_url := (
    select image_url from public.product_images
    where product_id = new.gift_product_id and deleted_at is null and new.gift_name is not null
    order by is_primary desc, display_order, id limit 1);
  return new;
end $$;
--> statement-breakpoint
create trigger name_gift before insert or update of gift_product_id, gift_name, gift_image_url on products
  for each row execute function app.name_gift();
--> statement-breakpoint
-- A gift that gets another name or image has it in every offer. Nothing is written where no offer names it.
create function app.follow_gift() returns trigger
language plpgsql as $$
declare
  gift uuid;
begin
  if tg_table_name = 'products' then
    gift := new.id;
  elsif tg_op = 'DELETE' then
    gift := old.product_id;
  else
    gift := new.product_id;
  end if;
  if exists (select from public.products where gift_product_id = gift) then
    update public.products set gift_name = gift_name where gift_product_id = gift;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger follow_gift after update of name, deleted_at on products
  for each row when (old.name is distinct from new.name or old.deleted_at is distinct from new.deleted_at)
  execute function app.follow_gift();
create trigger follow_gift after insert or delete
  or update of product_id, image_url, is_primary, display_order, deleted_at on product_images
  for each row execute function app.follow_gift();
--> statement-breakpoint
-- A gift's new name is no change of the product that offers it: an open form of that product meets no conflict.
drop trigger touch_updated_at on products;
create trigger touch_updated_at before update on products
  for each row when (pg_trigger_depth() = 0) execute function app.touch_updated_at();
--> statement-breakpoint
-- The log of changes leaves both out: they follow from the gift.
do $$
declare
  definition text := pg_get_triggerdef(oid) from pg_trigger where tgrelid = 'products'::regclass and tgname = 'write_audit_entry';
begin
  drop trigger write_audit_entry on products;
  execute replace(definition, '''updated_at''', '''updated_at'', ''gift_name'', ''gift_image_url''');
end $$;
--> statement-breakpoint
alter table products no force row level security;
alter table product_images no force row level security;
alter table products disable trigger user;
update products p set gift_name = g.name,
    gift_image_url = (
      select i.image_url from product_images i where i.product_id = g.id and i.deleted_at is null
      order by i.is_primary desc, i.display_order, i.id limit 1)
  from products g where g.id = p.gift_product_id and g.deleted_at is null;
alter table products enable trigger user;
alter table product_images force row level security;
alter table products force row level security;
--> statement-breakpoint
revoke execute on function app.name_gift(), app.follow_gift() from public;
