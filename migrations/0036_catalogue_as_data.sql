-- What the storefront knew of its three colours becomes data: an address, words and a colour for each variant, and for a
-- product what it measures and carries. The addresses of before stay as they are.
alter table product_variants rename column colour to slug;
--> statement-breakpoint
alter table product_variants rename constraint product_variants_colour_once to product_variants_slug_once;
--> statement-breakpoint
alter table product_variants drop constraint product_variants_colour_known;
--> statement-breakpoint
-- Forced policies would hide the rows from an owner who is no superuser.
alter table product_variants no force row level security;
--> statement-breakpoint
alter table products no force row level security;
--> statement-breakpoint
alter table product_attributes no force row level security;
--> statement-breakpoint
-- A variant that had no page gets an address that means nothing.
alter table product_variants alter column slug set default gen_random_uuid()::text;
--> statement-breakpoint
update product_variants set slug = default where slug is null;
--> statement-breakpoint
alter table product_variants alter column slug set not null;
--> statement-breakpoint
CREATE TABLE "variant_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"variant_id" uuid,
	"product_id" uuid,
	CONSTRAINT "variant_slugs_shaped" CHECK ("variant_slugs"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length("variant_slugs"."slug") <= 60)
);
--> statement-breakpoint
ALTER TABLE "variant_slugs" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "product_attributes" ADD COLUMN "display_order" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "short_name" text;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "size" text;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "color_hex" text;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "tagline" text;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "story" text;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "features" text[];
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "story_image_url" text;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "display_order" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "publish_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "archived_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "height_mm" integer;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "width_mm" integer;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "depth_mm" integer;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "max_pet_grams" integer;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "care" text;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "display_order" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "publish_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "archived_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "variant_slugs" ADD CONSTRAINT "variant_slugs_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "variant_slugs" ADD CONSTRAINT "variant_slugs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "variant_slugs_variant" ON "variant_slugs" USING btree ("variant_id");
--> statement-breakpoint
CREATE INDEX "variant_slugs_product" ON "variant_slugs" USING btree ("product_id");
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_short_name_filled" CHECK ("product_variants"."short_name" = btrim("product_variants"."short_name") and char_length("product_variants"."short_name") between 1 and 40);
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_size_filled" CHECK ("product_variants"."size" = btrim("product_variants"."size") and char_length("product_variants"."size") between 1 and 40);
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_tagline_filled" CHECK ("product_variants"."tagline" = btrim("product_variants"."tagline") and char_length("product_variants"."tagline") between 1 and 200);
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_story_filled" CHECK ("product_variants"."story" = btrim("product_variants"."story") and char_length("product_variants"."story") between 1 and 2000);
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_slug_shaped" CHECK ("product_variants"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length("product_variants"."slug") <= 60);
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_color_hex_shaped" CHECK ("product_variants"."color_hex" ~ '^#[0-9a-f]{6}$');
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_features_distinct" CHECK ("product_variants"."features" is null or app.are_distinct_filled("product_variants"."features"));
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_display_order_positive" CHECK (display_order >= 0);
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_one_state" CHECK (num_nonnulls(nullif(is_active, false), publish_at, archived_at) <= 1);
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_size_complete" CHECK (num_nulls("products"."height_mm", "products"."width_mm", "products"."depth_mm") in (0, 3));
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_size_positive" CHECK (least("products"."height_mm", "products"."width_mm", "products"."depth_mm") > 0);
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_max_pet_with_size" CHECK ("products"."max_pet_grams" is null or "products"."max_pet_grams" > 0 and "products"."height_mm" is not null);
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_care_short" CHECK (char_length("products"."care") <= 2000);
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_display_order_positive" CHECK (display_order >= 0);
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_one_state" CHECK (num_nonnulls(nullif(is_active, false), publish_at, archived_at) <= 1);
--> statement-breakpoint
CREATE POLICY "product_categories_checkout" ON "product_categories" AS PERMISSIVE FOR ALL TO "shop_checkout" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "variant_slugs_public" ON "variant_slugs" AS PERMISSIVE FOR SELECT TO "shop_anon", "shop_user" USING (exists (select 1 from product_variants v where v.id = variant_id));
--> statement-breakpoint
CREATE POLICY "variant_slugs_admin" ON "variant_slugs" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "variant_slugs_system" ON "variant_slugs" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "variant_slugs_privacy" ON "variant_slugs" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "variant_slugs_checkout" ON "variant_slugs" AS PERMISSIVE FOR ALL TO "shop_checkout" USING (true) WITH CHECK (true);
--> statement-breakpoint
insert into variant_slugs (slug, variant_id, product_id) select slug, id, product_id from product_variants;
--> statement-breakpoint
update product_variants v
set display_order = seed.place, short_name = seed.short_name, color_hex = seed.hex, tagline = seed.tagline, story = seed.story,
  features = seed.features, story_image_url = seed.image
from (values
  ('olive', 0, 'Olive', '#7f7c56', 'For forest paths and long ways home.',
    'The green of moss and old field jackets, with cream panels that catch the light. It hides the dust of a long trail and still looks right in a café.',
    array['Woven cloth with a dry, matte hand', 'Cream side panels with double piping', 'See-through mesh on the front and both sides', 'Leather-wrapped handle and zip pulls', 'Safety tether clipped inside'],
    '/media/gallery/camp'),
  ('caramel', 1, 'Caramel', '#a97450', 'For city days with somewhere warm at the end.',
    'Warm brown like a well-loved armchair, set against cream. The one that goes with everything you own, from a raincoat to a good suit.',
    array['Woven cloth in a warm, even brown', 'Cream side panels with double piping', 'See-through mesh on the front and both sides', 'Leather-wrapped handle and zip pulls', 'Safety tether clipped inside'],
    '/media/gallery/airport'),
  ('blue', 2, 'Blue', '#83b4dc', 'For harbours, ferries and first snow.',
    'The blue of a clear morning, bright enough to find in a crowd. Light on the eyes, light on the back, and at its best near water.',
    array['Woven cloth in a clear sky blue', 'Cream side panels with double piping', 'See-through mesh on the front and both sides', 'Leather-wrapped handle and zip pulls', 'Safety tether clipped inside'],
    '/media/gallery/marina')
) as seed (slug, place, short_name, hex, tagline, story, features, image)
where v.slug = seed.slug;
--> statement-breakpoint
-- The product of these colours is the backpack: what was said of it in files is its own now.
update products p
set height_mm = 460, width_mm = 300, depth_mm = 200, max_pet_grams = 10000,
  care = 'Brush off dry dirt, then wipe the cloth with lukewarm water and a little mild soap.
The cushion lifts out and is washed by hand. Let everything dry in the air, away from heaters.'
where exists (select from product_variants v where v.product_id = p.id and v.slug in ('olive', 'caramel', 'blue'));
--> statement-breakpoint
-- The lines that the product page showed take the place of those that nobody saw, unless somebody has changed these.
delete from product_attributes a
using products p
where p.id = a.product_id and p.max_pet_grams is not null and (a.attribute_name, a.attribute_value) in (
  ('Maximum pet weight (kg)', '10'), ('Weight (g)', '930'), ('Outside', 'Woven cloth, leather label and handle'),
  ('Windows', 'Mesh at the front and on both sides'), ('Safety tether', 'true'), ('Storage bag included', 'true')
);
--> statement-breakpoint
insert into product_attributes (product_id, attribute_name, attribute_value, attribute_type, display_order)
select p.id, line.name, line.value, 'text', line.place
from products p, (values
  (0, 'Outside', '46 × 30 × 20 cm (18.1 × 11.8 × 7.9 in)'),
  (1, 'Weight', '930 g'),
  (2, 'Largest pet', '10 kg (22 lb)'),
  (3, 'Window', 'Front, both sides'),
  (4, 'Opens', 'Front, side and top'),
  (5, 'Back', 'Padded, breathable mesh'),
  (6, 'Pockets', 'Front and two sides'),
  (7, 'Warranty', '12 months, factory')
) as line (place, name, value)
where p.max_pet_grams is not null
on conflict do nothing;
--> statement-breakpoint
alter table variant_slugs force row level security;
--> statement-breakpoint
alter table product_attributes force row level security;
--> statement-breakpoint
alter table products force row level security;
--> statement-breakpoint
alter table product_variants force row level security;
--> statement-breakpoint
-- Keeps every slug that a variant has had. One of a variant that is gone may go to another of its product, to no other.
create function app.keep_variant_slug() returns trigger
language plpgsql as $$
begin
  insert into variant_slugs as kept (slug, variant_id, product_id) values (new.slug, new.id, new.product_id)
  on conflict (slug) do update set variant_id = excluded.variant_id
    where kept.variant_id = excluded.variant_id or (kept.variant_id is null and kept.product_id = excluded.product_id);
  if not found then
    raise unique_violation using message = 'the slug belongs to another variant', constraint = 'variant_slugs_pkey';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger keep_slug after insert or update of slug on product_variants
  for each row execute function app.keep_variant_slug();
--> statement-breakpoint
create trigger announce_hidden after update on product_categories
  for each row when (old.is_active and not new.is_active)
  execute function app.announce_withdrawal();
--> statement-breakpoint
grant select on variant_slugs to shop_anon, shop_user, shop_admin, shop_system, shop_checkout, shop_privacy;
--> statement-breakpoint
grant insert, update on variant_slugs to shop_admin, shop_system;
--> statement-breakpoint
grant delete on variant_slugs to shop_system;
--> statement-breakpoint
grant select on product_categories to shop_checkout;
--> statement-breakpoint
grant execute on function app.are_distinct_filled(text[]) to shop_checkout, shop_privacy;
--> statement-breakpoint
revoke execute on all functions in schema app from public;
