ALTER TABLE "product_variants" ADD COLUMN "search_title" text CONSTRAINT "product_variants_search_title_filled" CHECK ("search_title" = btrim("search_title") and char_length("search_title") between 1 and 120);--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "search_description" text CONSTRAINT "product_variants_search_description_filled" CHECK ("search_description" = btrim("search_description") and char_length("search_description") between 1 and 300);--> statement-breakpoint
CREATE INDEX "order_items_sku" ON "order_items" USING btree ("sku");--> statement-breakpoint
-- Visitors search the shop as its staff does.
grant execute on function app.search_text(text) to shop_anon, shop_user;
--> statement-breakpoint
-- A description that is as it was delivered names the gift only while it is the gift.
update products
  set description = replace(description, 'A cotton storage bag comes with it.',
    '{if gift Cotton Storage Bag}A cotton storage bag comes with it.{/if}')
  where description = 'A soft-sided backpack for dogs and cats up to {bag.maxPetKg} kg, with mesh on three sides, a padded base and a tether inside. A cotton storage bag comes with it.';
