-- A present without variants brings the image of its product into an order.
CREATE POLICY "product_images_checkout" ON "product_images" AS PERMISSIVE FOR SELECT TO "shop_checkout" USING (deleted_at is null);
--> statement-breakpoint
grant select on product_images to shop_checkout;
