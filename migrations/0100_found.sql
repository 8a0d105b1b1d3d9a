ALTER TABLE "product_variants" ADD COLUMN "search_title" text CONSTRAINT "product_variants_search_title_filled" CHECK ("search_title" = btrim("search_title") and char_length("search_title") between 1 and 120);--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "search_description" text CONSTRAINT "product_variants_search_description_filled" CHECK ("search_description" = btrim("search_description") and char_length("search_description") between 1 and 300);--> statement-breakpoint
CREATE INDEX "order_items_sku" ON "order_items" USING btree ("sku");--> statement-breakpoint
-- Visitors search the shop as its staff does.
grant execute on function app.search_text(text) to shop_anon, shop_user;
