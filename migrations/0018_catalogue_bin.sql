-- The bin of the catalogue: products and pictures that were deleted and can come back. Written by hand.

-- A removed picture keeps its row for a while; it is nobody's primary one and no visitor sees it.
alter table product_images add column deleted_at timestamp with time zone;
alter table product_images add constraint product_images_primary_is_there
  check (not (is_primary and deleted_at is not null));
alter policy product_images_public on product_images to shop_anon, shop_user
  using (
    deleted_at is null and exists (select 1 from products p where p.id = product_id)
      and (variant_id is null or exists (select 1 from product_variants v where v.id = variant_id))
  );
--> statement-breakpoint

-- Whether an order line still shows an uploaded file. Pictures that come with the shop are not in it.
create index order_items_uploaded_picture on order_items using btree (image_url)
  where image_url like '/uploads/%';
--> statement-breakpoint

-- Tags are each there once whatever their letter case.
create or replace function app.are_distinct_filled(items text[]) returns boolean
language sql immutable parallel safe
return (
  select count(*) > 0
    and count(*) = count(distinct lower(item))
    and coalesce(bool_and(btrim(item) <> '' and btrim(item) = item), false)
  from unnest(items) as item
);
--> statement-breakpoint
revoke execute on all functions in schema app from public;
