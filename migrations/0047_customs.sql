ALTER TABLE "product_variants" ADD COLUMN "weight_grams" integer;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "tariff_code" text;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "origin_country" text;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "customs_description" text;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_weight_positive" CHECK ("product_variants"."weight_grams" > 0);--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_tariff_code_shaped" CHECK ("product_variants"."tariff_code" ~ '^[0-9]{6,10}$');--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_origin_country_shaped" CHECK ("product_variants"."origin_country" ~ '^[A-Z]{2}$');--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_customs_description_filled" CHECK ("product_variants"."customs_description" = btrim("product_variants"."customs_description") and char_length("product_variants"."customs_description") between 1 and 60);