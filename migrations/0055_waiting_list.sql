-- Who waits for what is sold out, bags that are kept for them, and deliveries that are on their way.
CREATE TABLE "expected_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"variant_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"expected_on" date NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"arrived_at" timestamp with time zone,
	CONSTRAINT "expected_deliveries_quantity_range" CHECK ("expected_deliveries"."quantity" between 1 and 100000),
	CONSTRAINT "expected_deliveries_note_filled" CHECK ("expected_deliveries"."note" = btrim("expected_deliveries"."note") and char_length("expected_deliveries"."note") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "expected_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "held_bags" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"variant_id" uuid NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "held_bags_key_once" UNIQUE("key_hash"),
	CONSTRAINT "held_bags_expire_later" CHECK ("held_bags"."expires_at" > "held_bags"."created_at")
);
--> statement-breakpoint
ALTER TABLE "held_bags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" DROP CONSTRAINT "newsletter_subscribers_topic_known";--> statement-breakpoint
DROP INDEX "newsletter_subscribers_topic_once";--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "held_bag_id" uuid;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "variant_id" uuid;--> statement-breakpoint
ALTER TABLE "expected_deliveries" ADD CONSTRAINT "expected_deliveries_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_bags" ADD CONSTRAINT "held_bags_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expected_deliveries_open" ON "expected_deliveries" USING btree ("variant_id","expected_on") WHERE arrived_at is null;--> statement-breakpoint
CREATE INDEX "held_bags_open" ON "held_bags" USING btree ("variant_id","expires_at") WHERE ended_at is null;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_held_bag_id_held_bags_id_fk" FOREIGN KEY ("held_bag_id") REFERENCES "public"."held_bags"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_held_bag" ON "stock_movements" USING btree ("held_bag_id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_waiting" ON "newsletter_subscribers" USING btree ("variant_id","confirmed_at","id") WHERE topic = 'stock' and state = 'confirmed';--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_topic_once" ON "newsletter_subscribers" USING btree (lower("email"),"topic",coalesce("variant_id"::text, ''));--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_held_bag_alone" CHECK ("stock_movements"."held_bag_id" is null or ("stock_movements"."order_id" is null and "stock_movements"."reason" in ('reserve', 'release')));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('confirm-email', 'reset-password', 'password-changed', 'confirm-new-email', 'email-change-started', 'second-factor-changed', 'second-factor-guessed', 'passkey-changed', 'message-reply', 'test-mail', 'payment-open', 'back-in-stock', 'review-invitation', 'contact-message', 'dealer-inquiry', 'confirm-newsletter', 'newsletter-welcome', 'confirm-payment-alert', 'payment-alert-welcome', 'confirm-waiting', 'waiting-welcome', 'order-confirmation', 'payment-link', 'payment-received', 'order-shipped', 'order-cancelled', 'order-refunded', 'new-order', 'stock-alert', 'paid-without-stock', 'return-asked', 'return-moved'));--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_stock_of_variant" CHECK (("newsletter_subscribers"."topic" = 'stock') = ("newsletter_subscribers"."variant_id" is not null));--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_topic_known" CHECK ("newsletter_subscribers"."topic" in ('newsletter', 'payment', 'stock'));--> statement-breakpoint
CREATE POLICY "products_public_forms" ON "products" AS PERMISSIVE FOR SELECT TO "shop_public_forms" USING (is_active and deleted_at is null);--> statement-breakpoint
CREATE POLICY "product_variants_public_forms" ON "product_variants" AS PERMISSIVE FOR SELECT TO "shop_public_forms" USING (is_active);--> statement-breakpoint
CREATE POLICY "expected_deliveries_admin" ON "expected_deliveries" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "expected_deliveries_system" ON "expected_deliveries" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "expected_deliveries_privacy" ON "expected_deliveries" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "expected_deliveries_granted" ON "expected_deliveries" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('stock.read')));--> statement-breakpoint
CREATE POLICY "held_bags_admin" ON "held_bags" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "held_bags_system" ON "held_bags" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "held_bags_privacy" ON "held_bags" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "held_bags_granted" ON "held_bags" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('stock.read')));--> statement-breakpoint
CREATE POLICY "held_bags_checkout" ON "held_bags" AS PERMISSIVE FOR ALL TO "shop_checkout" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "stock_movements_checkout_new" ON "stock_movements" TO shop_checkout WITH CHECK (order_id is not null or (held_bag_id is not null and reason = 'release'));--> statement-breakpoint
ALTER POLICY "mails_public_forms_own" ON "mails" TO shop_public_forms USING (kind in ('contact-message', 'dealer-inquiry', 'confirm-newsletter', 'newsletter-welcome', 'confirm-payment-alert', 'payment-alert-welcome', 'confirm-waiting', 'waiting-welcome'));--> statement-breakpoint
ALTER POLICY "mails_public_forms_new" ON "mails" TO shop_public_forms WITH CHECK (kind in ('contact-message', 'dealer-inquiry', 'confirm-newsletter', 'newsletter-welcome', 'confirm-payment-alert', 'payment-alert-welcome', 'confirm-waiting', 'waiting-welcome') and state = 'queued');--> statement-breakpoint
ALTER POLICY "newsletter_subscribers_granted" ON "newsletter_subscribers" TO shop_moderator USING ((select app.may('messages.read', 'stock.read')));--> statement-breakpoint
-- From here on written by hand: rights, what the log of changes notes, and who may ask for the list to be served.
alter table held_bags force row level security;
alter table expected_deliveries force row level security;
revoke all on held_bags, expected_deliveries
  from public, shop_anon, shop_user, shop_admin, shop_moderator, shop_identity, shop_public_forms, shop_checkout, shop_system, shop_limits, shop_jobs, shop_privacy;
-- The checkout lets go of a bag that is kept, or sells it; the shop itself keeps them. For whom, nobody reads.
grant select, update (ended_at) on held_bags to shop_checkout;
grant select, insert, update (ended_at) on held_bags to shop_system;
grant select (id, variant_id, created_at, expires_at, ended_at) on held_bags to shop_admin, shop_privacy;
-- Deliveries are the back office's. One that has arrived stays as it is.
grant select, insert, delete, update (quantity, expected_on, note, arrived_at) on expected_deliveries to shop_admin;
grant select on expected_deliveries to shop_privacy;
-- Who waits names a variant, and mails say what it is called.
grant select (id, product_id, slug, variant_name, size, stock_quantity) on product_variants to shop_public_forms;
grant select (id, name) on products to shop_public_forms;
grant select (variant_id) on newsletter_subscribers to shop_admin, shop_privacy;
grant select (variant_id, confirmed_at) on newsletter_subscribers to shop_system;
--> statement-breakpoint
create trigger refuse_unless_granted before insert or update or delete on expected_deliveries
  for each statement when (current_user = 'shop_moderator') execute function app.refuse_unless_granted('stock.write');
--> statement-breakpoint
create trigger write_audit_entry after insert or update or delete on expected_deliveries
  for each row when (current_setting('role') in ('shop_admin', 'shop_moderator'))
  execute function app.write_audit_entry('id', 'created_at');
--> statement-breakpoint
-- Whoever moves stock may ask for the waiting list to be served; the function stays as it is but for these lines.
do $$
declare
  before constant text := pg_get_functiondef('app.jobs_of_roles()'::regprocedure);
  known constant text := '(''shop_system'', ''send-mail'')';
begin
  if position(known in before) = 0 then
    raise exception 'the function app.jobs_of_roles is not as expected';
  end if;
  execute replace(before, known,
    '(''shop_checkout'', ''serve-waiting-list''), (''shop_admin'', ''serve-waiting-list''), '
    '(''shop_moderator'', ''serve-waiting-list''), (''shop_system'', ''serve-waiting-list''), ' || known);
end $$;
