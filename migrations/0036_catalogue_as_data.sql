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
