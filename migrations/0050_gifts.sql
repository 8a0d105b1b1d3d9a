ALTER TABLE "products" ADD COLUMN "gift_product_id" uuid;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "is_gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_gift_product_id_products_id_fk" FOREIGN KEY ("gift_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_gift_another" CHECK ("products"."gift_product_id" <> "products"."id");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_gift_free" CHECK (not "order_items"."is_gift" or "order_items"."unit_price_minor" = 0);--> statement-breakpoint
-- Presents that have run out are left out of an order, at the checkout as well.
grant update (restocked_quantity) on order_items to shop_checkout;
--> statement-breakpoint
grant select (is_gift) on order_items to shop_user;
--> statement-breakpoint
-- What every order has brought along since the beginning, as a note: the storage bag of the backpack.
update products p set gift_product_id = g.id
from products g
where right(p.sku, 9) = '_BACKPACK' and g.sku = left(p.sku, -9) || '_STORAGE_BAG' and g.deleted_at is null;
--> statement-breakpoint
-- Presents are no sales: they count for profit alone, by what is known of their cost.
do $$
declare
  changed record;
  before text := pg_get_functiondef('app.sold_of(orders, order_items[])'::regprocedure);
begin
  for changed in values
    (E'\n    line.quantity,\n', E'\n    case when line.is_gift then 0 else line.quantity end,\n'),
    ('line.cost is null then line.kept else', 'line.cost is null and not line.is_gift then line.kept else')
  loop
    if position(changed.column1 in before) = 0 then
      raise exception 'the function app.sold_of is not as expected';
    end if;
    before := replace(before, changed.column1, changed.column2);
  end loop;
  execute before;
end $$;
