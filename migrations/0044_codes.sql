CREATE TABLE "coupon_redemptions" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"coupon_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"amount_minor" integer,
	"item_variant_id" uuid,
	"starts_on" date,
	"ends_on" date,
	"max_uses" integer,
	"max_uses_per_address" integer,
	"first_order_only" boolean DEFAULT false NOT NULL,
	"minimum_minor" integer DEFAULT 0 NOT NULL,
	"product_ids" uuid[] DEFAULT '{}' NOT NULL,
	"variant_ids" uuid[] DEFAULT '{}' NOT NULL,
	"note" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "coupons_code_shape" CHECK ("coupons"."code" ~ '^[A-Z0-9]+(?:[-_][A-Z0-9]+)*$' and char_length("coupons"."code") <= 40),
	CONSTRAINT "coupons_code_long" CHECK (char_length("coupons"."code") >= 3),
	CONSTRAINT "coupons_kind_known" CHECK ("coupons"."kind" in ('percent', 'amount', 'item')),
	CONSTRAINT "coupons_value_of_kind" CHECK (("coupons"."kind" = 'percent') = ("coupons"."percent" is not null) and ("coupons"."kind" = 'amount') = ("coupons"."amount_minor" is not null) and ("coupons"."kind" = 'item') = ("coupons"."item_variant_id" is not null)),
	CONSTRAINT "coupons_percent_range" CHECK ("coupons"."percent" between 1 and 100),
	CONSTRAINT "coupons_amount_range" CHECK ("coupons"."amount_minor" between 1 and 100000000),
	CONSTRAINT "coupons_minimum_range" CHECK ("coupons"."minimum_minor" between 0 and 100000000),
	CONSTRAINT "coupons_uses_range" CHECK ("coupons"."max_uses" between 1 and 1000000),
	CONSTRAINT "coupons_uses_per_address_range" CHECK ("coupons"."max_uses_per_address" between 1 and 1000000),
	CONSTRAINT "coupons_days_in_order" CHECK ("coupons"."starts_on" <= "coupons"."ends_on"),
	CONSTRAINT "coupons_item_alone" CHECK ("coupons"."kind" <> 'item' or "coupons"."product_ids" = '{}' and "coupons"."variant_ids" = '{}'),
	CONSTRAINT "coupons_note_filled" CHECK ("coupons"."note" = btrim("coupons"."note") and char_length("coupons"."note") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "coupons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "role_grants" DROP CONSTRAINT "role_grants_action_known";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_coupon_complete";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_discount_is_coupon";--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "coupon_counts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_amount_minor" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_base_minor" integer;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_redemptions_by_coupon" ON "coupon_redemptions" USING btree ("coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code_once" ON "coupons" USING btree (translate(code, 'OIL-_', '011'));--> statement-breakpoint
ALTER TABLE "role_grants" ADD CONSTRAINT "role_grants_action_known" CHECK ("role_grants"."action" in ('figures.read', 'orders.read', 'orders.write', 'orders.refund', 'orders.delete', 'orders.export', 'stock.read', 'stock.write', 'prices.write', 'catalogue.read', 'catalogue.write', 'catalogue.delete', 'coupons.read', 'coupons.write', 'content.read', 'content.write', 'customers.read', 'customers.write', 'customers.export', 'messages.read', 'messages.write', 'settings.read', 'mail.read'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_amount_positive" CHECK ("orders"."coupon_amount_minor" > 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_base_within" CHECK ("orders"."coupon_base_minor" between 0 and "orders"."subtotal_minor");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_complete" CHECK (num_nonnulls("orders"."coupon_percent", "orders"."coupon_amount_minor") = num_nonnulls("orders"."coupon_code") and ("orders"."coupon_code" is not null or "orders"."coupon_base_minor" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_is_coupon" CHECK ("orders"."discount_minor" = case when "orders"."coupon_amount_minor" is null then (coalesce("orders"."coupon_base_minor", "orders"."subtotal_minor")::bigint * coalesce("orders"."coupon_percent", 0) + 50) / 100 else least("orders"."coupon_amount_minor", coalesce("orders"."coupon_base_minor", "orders"."subtotal_minor")) end);--> statement-breakpoint
CREATE POLICY "coupon_redemptions_admin" ON "coupon_redemptions" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "coupon_redemptions_system" ON "coupon_redemptions" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "coupon_redemptions_privacy" ON "coupon_redemptions" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "coupon_redemptions_checkout" ON "coupon_redemptions" AS PERMISSIVE FOR ALL TO "shop_checkout" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "coupons_public" ON "coupons" AS PERMISSIVE FOR SELECT TO "shop_anon", "shop_user" USING (is_public and is_active);--> statement-breakpoint
CREATE POLICY "coupons_admin" ON "coupons" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "coupons_system" ON "coupons" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "coupons_privacy" ON "coupons" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "coupons_checkout" ON "coupons" AS PERMISSIVE FOR ALL TO "shop_checkout" USING (true) WITH CHECK (true);--> statement-breakpoint
-- From here on written by hand: what there was, rights, who hears of changes, and what the log of changes notes.
-- Policies name no owner: for a moment they are not asked.
alter table orders no force row level security;
--> statement-breakpoint
-- The coupons that every shop has had until now, where orders name them. A shop without such orders gets them with its first
-- rows (src/modules/coupons/seed.ts): a new database stays empty, so that a backup can be restored into it.
insert into coupons (code, kind, percent, is_public)
select code, 'percent', percent, true
from (values ('SAVE10', 10), ('WELCOME20', 20), ('FIRST15', 15)) seeded (code, percent)
where exists (select from orders where coupon_code is not null);
--> statement-breakpoint
insert into coupon_redemptions (order_id, coupon_id, created_at)
select o.id, c.id, o.created_at from orders o join coupons c on c.code = o.coupon_code;
--> statement-breakpoint
alter table orders force row level security;
--> statement-breakpoint
alter table coupons force row level security;
--> statement-breakpoint
alter table coupon_redemptions force row level security;
--> statement-breakpoint
revoke all on coupons, coupon_redemptions
  from public, shop_anon, shop_user, shop_admin, shop_identity, shop_public_forms, shop_checkout, shop_system, shop_limits, shop_jobs, shop_privacy;
--> statement-breakpoint
-- Pages bring the public ones along; what else the back office writes of them is its own.
grant select (
  id, code, kind, percent, amount_minor, item_variant_id, starts_on, ends_on, minimum_minor, product_ids, variant_ids, is_active,
  is_public
) on coupons to shop_anon, shop_user;
--> statement-breakpoint
grant select on coupons to shop_checkout, shop_privacy;
--> statement-breakpoint
grant select, insert, update on coupons to shop_admin, shop_system;
--> statement-breakpoint
grant select on coupon_redemptions to shop_privacy;
--> statement-breakpoint
-- An order that used a coupon has used it: nobody takes that back, and a use ends with its order alone.
grant select, insert on coupon_redemptions to shop_checkout, shop_admin, shop_system;
--> statement-breakpoint
-- Customers read their own orders' lines, but for what they cost the shop.
grant select (coupon_counts) on order_items to shop_user;
--> statement-breakpoint
-- With other quantities, the lines that a coupon counts for come to something else.
grant update (coupon_base_minor) on orders to shop_admin;
--> statement-breakpoint
create trigger touch_updated_at before update on coupons for each row execute function app.touch_updated_at();
--> statement-breakpoint
create trigger announce_change after insert or update or delete or truncate on coupons
  for each statement execute function app.announce_change();
--> statement-breakpoint
create trigger write_audit_entry after insert or update or delete on coupons
  for each row when (current_setting('role') = 'shop_admin')
  execute function app.write_audit_entry('id', 'created_at', 'updated_at');
