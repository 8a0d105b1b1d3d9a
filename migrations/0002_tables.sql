CREATE TABLE "product_attributes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"attribute_name" text NOT NULL,
	"attribute_value" text NOT NULL,
	"attribute_type" text DEFAULT 'text' NOT NULL,
	CONSTRAINT "product_attributes_name_once" UNIQUE("product_id","attribute_name"),
	CONSTRAINT "product_attributes_name_filled" CHECK ("product_attributes"."attribute_name" = btrim("product_attributes"."attribute_name") and char_length("product_attributes"."attribute_name") between 1 and 120),
	CONSTRAINT "product_attributes_value_filled" CHECK ("product_attributes"."attribute_value" = btrim("product_attributes"."attribute_value") and char_length("product_attributes"."attribute_value") between 1 and 500),
	CONSTRAINT "product_attributes_type_known" CHECK ("product_attributes"."attribute_type" in ('text', 'number', 'boolean'))
);
--> statement-breakpoint
ALTER TABLE "product_attributes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"parent_id" uuid,
	"display_order" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_categories_name_once" UNIQUE NULLS NOT DISTINCT("parent_id","name"),
	CONSTRAINT "product_categories_name_filled" CHECK ("product_categories"."name" = btrim("product_categories"."name") and char_length("product_categories"."name") between 1 and 120),
	CONSTRAINT "product_categories_not_own_parent" CHECK ("product_categories"."parent_id" <> "product_categories"."id"),
	CONSTRAINT "product_categories_display_order_positive" CHECK ("product_categories"."display_order" >= 0)
);
--> statement-breakpoint
ALTER TABLE "product_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"image_url" text NOT NULL,
	"alt_text" text,
	"display_order" integer DEFAULT 0 NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_images_url_filled" CHECK ("product_images"."image_url" = btrim("product_images"."image_url") and char_length("product_images"."image_url") between 1 and 500),
	CONSTRAINT "product_images_alt_text_short" CHECK (char_length("product_images"."alt_text") <= 500),
	CONSTRAINT "product_images_display_order_positive" CHECK ("product_images"."display_order" >= 0)
);
--> statement-breakpoint
ALTER TABLE "product_images" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_variants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"colour" text,
	"variant_name" text NOT NULL,
	"price_minor" integer NOT NULL,
	"base_currency" char(3) DEFAULT 'USD' NOT NULL,
	"display_currency" char(3) DEFAULT 'ILS' NOT NULL,
	"display_price_minor" integer,
	"last_exchange_update" timestamp with time zone,
	"stock_quantity" integer DEFAULT 0 NOT NULL,
	"color_primary" text,
	"color_secondary" text,
	"image_url" text,
	"sku" text NOT NULL,
	"barcode" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_variants_colour_once" UNIQUE("colour"),
	CONSTRAINT "product_variants_sku_once" UNIQUE("sku"),
	CONSTRAINT "product_variants_barcode_once" UNIQUE("barcode"),
	CONSTRAINT "product_variants_in_product" UNIQUE("id","product_id"),
	CONSTRAINT "product_variants_name_filled" CHECK ("product_variants"."variant_name" = btrim("product_variants"."variant_name") and char_length("product_variants"."variant_name") between 1 and 200),
	CONSTRAINT "product_variants_sku_filled" CHECK ("product_variants"."sku" = btrim("product_variants"."sku") and char_length("product_variants"."sku") between 1 and 64),
	CONSTRAINT "product_variants_colour_known" CHECK ("product_variants"."colour" in ('olive', 'caramel', 'blue')),
	CONSTRAINT "product_variants_base_currency_known" CHECK ("product_variants"."base_currency" in ('USD', 'ILS')),
	CONSTRAINT "product_variants_display_currency_known" CHECK ("product_variants"."display_currency" in ('USD', 'ILS')),
	CONSTRAINT "product_variants_price_positive" CHECK ("product_variants"."price_minor" >= 0),
	CONSTRAINT "product_variants_display_price_positive" CHECK ("product_variants"."display_price_minor" >= 0),
	CONSTRAINT "product_variants_stock_positive" CHECK ("product_variants"."stock_quantity" >= 0),
	CONSTRAINT "product_variants_barcode_digits" CHECK ("product_variants"."barcode" ~ '^([0-9]{8}|[0-9]{12,14})$')
);
--> statement-breakpoint
ALTER TABLE "product_variants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"base_price_minor" integer NOT NULL,
	"currency" char(3) DEFAULT 'USD' NOT NULL,
	"category_id" uuid,
	"tags" text[],
	"is_active" boolean DEFAULT true NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"weight_grams" integer,
	"dimensions" text,
	"sku" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_sku_once" UNIQUE("sku"),
	CONSTRAINT "products_name_filled" CHECK ("products"."name" = btrim("products"."name") and char_length("products"."name") between 1 and 200),
	CONSTRAINT "products_base_price_positive" CHECK ("products"."base_price_minor" >= 0),
	CONSTRAINT "products_currency_known" CHECK ("products"."currency" in ('USD', 'ILS')),
	CONSTRAINT "products_tags_distinct" CHECK ("products"."tags" is null or app.are_distinct_filled("products"."tags")),
	CONSTRAINT "products_weight_positive" CHECK ("products"."weight_grams" > 0)
);
--> statement-breakpoint
ALTER TABLE "products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"base_currency" char(3) NOT NULL,
	"target_currency" char(3) NOT NULL,
	"rate" numeric(16, 8) NOT NULL,
	"source" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_rates_pair" PRIMARY KEY("base_currency","target_currency"),
	CONSTRAINT "exchange_rates_codes" CHECK ("exchange_rates"."base_currency" ~ '^[A-Z]{3}$' and "exchange_rates"."target_currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "exchange_rates_two_currencies" CHECK ("exchange_rates"."base_currency" <> "exchange_rates"."target_currency"),
	CONSTRAINT "exchange_rates_rate_positive" CHECK ("exchange_rates"."rate" > 0)
);
--> statement-breakpoint
ALTER TABLE "exchange_rates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_full_name_filled" CHECK ("profiles"."full_name" = btrim("profiles"."full_name") and char_length("profiles"."full_name") between 1 and 100),
	CONSTRAINT "profiles_email_filled" CHECK ("profiles"."email" = btrim("profiles"."email") and char_length("profiles"."email") between 1 and 254),
	CONSTRAINT "profiles_email_shape" CHECK ("profiles"."email" ~ '^[^@[:space:]]+@[^@[:space:]]+$')
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_roles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	CONSTRAINT "user_roles_one_per_user" UNIQUE("user_id"),
	CONSTRAINT "user_roles_role_known" CHECK ("user_roles"."role" in ('user', 'moderator', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "user_roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"variant_id" uuid,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" uuid,
	"actor_id" uuid,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_sku_filled" CHECK ("stock_movements"."sku" = btrim("stock_movements"."sku") and char_length("stock_movements"."sku") between 1 and 64),
	CONSTRAINT "stock_movements_reason_known" CHECK ("stock_movements"."reason" in ('opening', 'receipt', 'sale', 'release', 'adjustment')),
	CONSTRAINT "stock_movements_not_zero" CHECK ("stock_movements"."quantity" <> 0),
	CONSTRAINT "stock_movements_direction" CHECK (case "stock_movements"."reason" when 'sale' then "stock_movements"."quantity" < 0 when 'adjustment' then true else "stock_movements"."quantity" > 0 end)
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"email" text NOT NULL,
	"phone" text,
	"subject" text,
	"company" text,
	"city" text,
	"experience" text,
	"message" text,
	"state" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_kind_known" CHECK ("messages"."kind" in ('contact', 'dealer', 'newsletter')),
	CONSTRAINT "messages_state_known" CHECK ("messages"."state" in ('new', 'read', 'answered')),
	CONSTRAINT "messages_name_filled" CHECK ("messages"."name" = btrim("messages"."name") and char_length("messages"."name") between 1 and 100),
	CONSTRAINT "messages_email_filled" CHECK ("messages"."email" = btrim("messages"."email") and char_length("messages"."email") between 1 and 254),
	CONSTRAINT "messages_email_shape" CHECK ("messages"."email" ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
	CONSTRAINT "messages_phone_filled" CHECK ("messages"."phone" = btrim("messages"."phone") and char_length("messages"."phone") between 1 and 32),
	CONSTRAINT "messages_subject_filled" CHECK ("messages"."subject" = btrim("messages"."subject") and char_length("messages"."subject") between 1 and 200),
	CONSTRAINT "messages_company_filled" CHECK ("messages"."company" = btrim("messages"."company") and char_length("messages"."company") between 1 and 150),
	CONSTRAINT "messages_city_filled" CHECK ("messages"."city" = btrim("messages"."city") and char_length("messages"."city") between 1 and 100),
	CONSTRAINT "messages_experience_filled" CHECK ("messages"."experience" = btrim("messages"."experience") and char_length("messages"."experience") between 1 and 5000),
	CONSTRAINT "messages_message_filled" CHECK ("messages"."message" = btrim("messages"."message") and char_length("messages"."message") between 1 and 5000),
	CONSTRAINT "messages_contact_complete" CHECK ("messages"."kind" <> 'contact' or ("messages"."name" is not null and "messages"."message" is not null)),
	CONSTRAINT "messages_dealer_complete" CHECK ("messages"."kind" <> 'dealer' or num_nulls("messages"."name", "messages"."company", "messages"."phone", "messages"."city", "messages"."experience") = 0)
);
--> statement-breakpoint
ALTER TABLE "messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"note" text,
	"actor_id" uuid,
	"actor_name" text,
	"customer_visible" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_kind_known" CHECK ("order_events"."kind" in ('created', 'status', 'note')),
	CONSTRAINT "order_events_from_status_known" CHECK ("order_events"."from_status" in ('pending', 'processing', 'shipped', 'completed', 'cancelled', 'refunded')),
	CONSTRAINT "order_events_to_status_known" CHECK ("order_events"."to_status" in ('pending', 'processing', 'shipped', 'completed', 'cancelled', 'refunded')),
	CONSTRAINT "order_events_complete" CHECK (case "order_events"."kind"
        when 'created' then "order_events"."from_status" is null and "order_events"."to_status" is not null
        when 'status' then "order_events"."from_status" is not null and "order_events"."to_status" is not null
        else "order_events"."note" is not null end),
	CONSTRAINT "order_events_note_filled" CHECK ("order_events"."note" = btrim("order_events"."note") and char_length("order_events"."note") between 1 and 2000),
	CONSTRAINT "order_events_actor_name_filled" CHECK ("order_events"."actor_name" = btrim("order_events"."actor_name") and char_length("order_events"."actor_name") between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "order_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"variant_id" uuid,
	"product_name" text NOT NULL,
	"variant_name" text,
	"sku" text NOT NULL,
	"color_primary" text,
	"color_secondary" text,
	"image_url" text,
	"quantity" integer NOT NULL,
	"unit_price_minor" integer NOT NULL,
	"total_price_minor" integer NOT NULL,
	CONSTRAINT "order_items_place_once" UNIQUE("order_id","position"),
	CONSTRAINT "order_items_product_name_filled" CHECK ("order_items"."product_name" = btrim("order_items"."product_name") and char_length("order_items"."product_name") between 1 and 200),
	CONSTRAINT "order_items_sku_filled" CHECK ("order_items"."sku" = btrim("order_items"."sku") and char_length("order_items"."sku") between 1 and 64),
	CONSTRAINT "order_items_position_positive" CHECK ("order_items"."position" >= 0),
	CONSTRAINT "order_items_quantity_positive" CHECK ("order_items"."quantity" > 0),
	CONSTRAINT "order_items_unit_price_positive" CHECK ("order_items"."unit_price_minor" >= 0),
	CONSTRAINT "order_items_total_adds_up" CHECK ("order_items"."total_price_minor" = "order_items"."quantity"::bigint * "order_items"."unit_price_minor")
);
--> statement-breakpoint
ALTER TABLE "order_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text GENERATED ALWAYS AS (upper(right(id::text, 8))) STORED,
	"customer_id" uuid,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"source" text NOT NULL,
	"currency" char(3) DEFAULT 'USD' NOT NULL,
	"subtotal_minor" integer NOT NULL,
	"discount_minor" integer DEFAULT 0 NOT NULL,
	"shipping_minor" integer DEFAULT 0 NOT NULL,
	"total_minor" integer NOT NULL,
	"coupon_code" text,
	"coupon_percent" integer,
	"ils_rate" numeric(16, 8),
	"ils_rate_source" text,
	"ils_rate_date" date,
	"billing_address" jsonb,
	"shipping_address" jsonb,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "orders_idempotency_key_once" UNIQUE("idempotency_key"),
	CONSTRAINT "orders_customer_name_filled" CHECK ("orders"."customer_name" = btrim("orders"."customer_name") and char_length("orders"."customer_name") between 1 and 100),
	CONSTRAINT "orders_customer_email_filled" CHECK ("orders"."customer_email" = btrim("orders"."customer_email") and char_length("orders"."customer_email") between 1 and 254),
	CONSTRAINT "orders_customer_email_shape" CHECK ("orders"."customer_email" ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
	CONSTRAINT "orders_customer_phone_filled" CHECK ("orders"."customer_phone" = btrim("orders"."customer_phone") and char_length("orders"."customer_phone") between 1 and 32),
	CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('pending', 'processing', 'shipped', 'completed', 'cancelled', 'refunded')),
	CONSTRAINT "orders_source_known" CHECK ("orders"."source" in ('checkout', 'admin')),
	CONSTRAINT "orders_currency_known" CHECK ("orders"."currency" in ('USD', 'ILS')),
	CONSTRAINT "orders_amounts_positive" CHECK (least("orders"."subtotal_minor", "orders"."discount_minor", "orders"."shipping_minor", "orders"."total_minor") >= 0),
	CONSTRAINT "orders_total_adds_up" CHECK ("orders"."total_minor" = "orders"."subtotal_minor" - "orders"."discount_minor" + "orders"."shipping_minor"),
	CONSTRAINT "orders_coupon_complete" CHECK (("orders"."coupon_code" is null) = ("orders"."coupon_percent" is null)),
	CONSTRAINT "orders_coupon_percent_range" CHECK ("orders"."coupon_percent" between 1 and 100),
	CONSTRAINT "orders_discount_is_coupon" CHECK ("orders"."discount_minor" = ("orders"."subtotal_minor"::bigint * coalesce("orders"."coupon_percent", 0) + 50) / 100),
	CONSTRAINT "orders_rate_complete" CHECK (num_nulls("orders"."ils_rate", "orders"."ils_rate_source", "orders"."ils_rate_date") in (0, 3)),
	CONSTRAINT "orders_rate_positive" CHECK ("orders"."ils_rate" > 0),
	CONSTRAINT "orders_billing_address_shape" CHECK ("orders"."billing_address" is null or app.is_address("orders"."billing_address")),
	CONSTRAINT "orders_shipping_address_shape" CHECK ("orders"."shipping_address" is null or app.is_address("orders"."shipping_address")),
	CONSTRAINT "orders_checkout_has_address" CHECK ("orders"."source" <> 'checkout' or "orders"."billing_address" is not null)
);
--> statement-breakpoint
ALTER TABLE "orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "system_settings" (
	"setting_key" text PRIMARY KEY NOT NULL,
	"setting_value" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "system_settings_key_shape" CHECK ("system_settings"."setting_key" ~ '^[a-z][a-z0-9_]{0,62}$'),
	CONSTRAINT "system_settings_value_short" CHECK (char_length("system_settings"."setting_value") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "system_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "product_attributes" ADD CONSTRAINT "product_attributes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_parent_id_product_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_variant_of_product" FOREIGN KEY ("variant_id","product_id") REFERENCES "public"."product_variants"("id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_product_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."product_categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_profiles_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_images_one_primary" ON "product_images" USING btree ("product_id") WHERE is_primary;--> statement-breakpoint
CREATE INDEX "product_images_product" ON "product_images" USING btree ("product_id","display_order");--> statement-breakpoint
CREATE INDEX "product_images_variant" ON "product_images" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "product_variants_product" ON "product_variants" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_email_once" ON "profiles" USING btree (lower(btrim("email")));--> statement-breakpoint
CREATE INDEX "profiles_newest" ON "profiles" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stock_movements_variant" ON "stock_movements" USING btree ("variant_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stock_movements_order" ON "stock_movements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "order_items_variant" ON "order_items" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("customer_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree (lower("customer_email"));--> statement-breakpoint
CREATE INDEX "orders_by_number" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin (lower("customer_name" || ' ' || "customer_email" || ' ' || "number") gin_trgm_ops);--> statement-breakpoint
CREATE POLICY "product_attributes_public" ON "product_attributes" AS PERMISSIVE FOR SELECT TO "shop_anon", "shop_user" USING (exists (select 1 from products p where p.id = product_id));--> statement-breakpoint
CREATE POLICY "product_attributes_admin" ON "product_attributes" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "product_attributes_system" ON "product_attributes" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "product_categories_public" ON "product_categories" AS PERMISSIVE FOR SELECT TO "shop_anon", "shop_user" USING (is_active);--> statement-breakpoint
CREATE POLICY "product_categories_admin" ON "product_categories" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "product_categories_system" ON "product_categories" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "product_images_public" ON "product_images" AS PERMISSIVE FOR SELECT TO "shop_anon", "shop_user" USING (exists (select 1 from products p where p.id = product_id) and (variant_id is null or exists (select 1 from product_variants v where v.id = variant_id)));--> statement-breakpoint
CREATE POLICY "product_images_admin" ON "product_images" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "product_images_system" ON "product_images" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "product_variants_public" ON "product_variants" AS PERMISSIVE FOR SELECT TO "shop_anon", "shop_user" USING (is_active and exists (select 1 from products p where p.id = product_id));--> statement-breakpoint
CREATE POLICY "product_variants_admin" ON "product_variants" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "product_variants_system" ON "product_variants" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "products_public" ON "products" AS PERMISSIVE FOR SELECT TO "shop_anon", "shop_user" USING (is_active);--> statement-breakpoint
CREATE POLICY "products_admin" ON "products" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "products_system" ON "products" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "exchange_rates_admin" ON "exchange_rates" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "exchange_rates_system" ON "exchange_rates" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "profiles_own" ON "profiles" AS PERMISSIVE FOR SELECT TO "shop_user" USING (id = (select app.uid()));--> statement-breakpoint
CREATE POLICY "profiles_own_change" ON "profiles" AS PERMISSIVE FOR UPDATE TO "shop_user" USING (id = (select app.uid())) WITH CHECK (id = (select app.uid()));--> statement-breakpoint
CREATE POLICY "profiles_admin" ON "profiles" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "profiles_system" ON "profiles" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_roles_own" ON "user_roles" AS PERMISSIVE FOR SELECT TO "shop_user" USING (user_id = (select app.uid()));--> statement-breakpoint
CREATE POLICY "user_roles_admin" ON "user_roles" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_roles_system" ON "user_roles" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "stock_movements_admin" ON "stock_movements" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "stock_movements_system" ON "stock_movements" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "messages_admin" ON "messages" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "messages_system" ON "messages" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_events_own" ON "order_events" AS PERMISSIVE FOR SELECT TO "shop_user" USING (customer_visible and exists (select 1 from orders o where o.id = order_id));--> statement-breakpoint
CREATE POLICY "order_events_admin" ON "order_events" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_events_system" ON "order_events" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_items_own" ON "order_items" AS PERMISSIVE FOR SELECT TO "shop_user" USING (exists (select 1 from orders o where o.id = order_id));--> statement-breakpoint
CREATE POLICY "order_items_admin" ON "order_items" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "order_items_system" ON "order_items" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "orders_own" ON "orders" AS PERMISSIVE FOR SELECT TO "shop_user" USING (customer_id = (select app.uid()) and deleted_at is null);--> statement-breakpoint
CREATE POLICY "orders_admin" ON "orders" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "orders_system" ON "orders" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_settings_public" ON "system_settings" AS PERMISSIVE FOR SELECT TO "shop_anon", "shop_user" USING (setting_key in ('maintenance_mode', 'allow_registration'));--> statement-breakpoint
CREATE POLICY "system_settings_admin" ON "system_settings" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system_settings_system" ON "system_settings" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);