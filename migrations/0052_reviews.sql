CREATE TABLE "review_invitations" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_invitations_hold" CHECK ("review_invitations"."expires_at" > "review_invitations"."sent_at")
);
--> statement-breakpoint
ALTER TABLE "review_invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "review_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"review_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"image_url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "review_photos_image_url_once" UNIQUE("image_url"),
	CONSTRAINT "review_photos_place_once" UNIQUE("review_id","position"),
	CONSTRAINT "review_photos_position_range" CHECK ("review_photos"."position" between 0 and 3),
	CONSTRAINT "review_photos_image_url_shape" CHECK ("review_photos"."image_url" ~ '^\/uploads\/reviews\/[a-f0-9-]{36}\/[0-9]+-[a-f0-9]{8}-[0-9]+x[0-9]+$' and char_length("review_photos"."image_url") <= 120)
);
--> statement-breakpoint
ALTER TABLE "review_photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"variant_id" uuid,
	"author_name" text NOT NULL,
	"stars" integer NOT NULL,
	"title" text,
	"body" text,
	"species" text,
	"breed" text,
	"pet_grams" integer,
	"fit" text,
	"state" text DEFAULT 'published' NOT NULL,
	"held_for" text,
	"decision_reason" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "reviews_once" UNIQUE("order_id","product_id"),
	CONSTRAINT "reviews_stars_range" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_author_name_filled" CHECK ("reviews"."author_name" = btrim("reviews"."author_name") and char_length("reviews"."author_name") between 1 and 40),
	CONSTRAINT "reviews_title_filled" CHECK ("reviews"."title" = btrim("reviews"."title") and char_length("reviews"."title") between 1 and 100),
	CONSTRAINT "reviews_body_filled" CHECK ("reviews"."body" = btrim("reviews"."body") and char_length("reviews"."body") between 1 and 3000),
	CONSTRAINT "reviews_breed_filled" CHECK ("reviews"."breed" = btrim("reviews"."breed") and char_length("reviews"."breed") between 1 and 60),
	CONSTRAINT "reviews_decision_reason_filled" CHECK ("reviews"."decision_reason" = btrim("reviews"."decision_reason") and char_length("reviews"."decision_reason") between 1 and 500),
	CONSTRAINT "reviews_answer_filled" CHECK ("reviews"."answer" = btrim("reviews"."answer") and char_length("reviews"."answer") between 1 and 2000),
	CONSTRAINT "reviews_pet_grams_range" CHECK ("reviews"."pet_grams" between 100 and 100000),
	CONSTRAINT "reviews_species_known" CHECK ("reviews"."species" in ('dog', 'cat')),
	CONSTRAINT "reviews_fit_known" CHECK ("reviews"."fit" in ('small', 'right', 'large')),
	CONSTRAINT "reviews_state_known" CHECK ("reviews"."state" in ('published', 'held')),
	CONSTRAINT "reviews_held_for_known" CHECK ("reviews"."held_for" in ('spam', 'law')),
	CONSTRAINT "reviews_held_for_a_cause" CHECK (("reviews"."state" = 'held') = ("reviews"."held_for" is not null)),
	CONSTRAINT "reviews_held_with_a_reason" CHECK ("reviews"."state" <> 'held' or "reviews"."decision_reason" is not null),
	CONSTRAINT "reviews_answered_at_complete" CHECK (("reviews"."answer" is null) = ("reviews"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_grants" DROP CONSTRAINT "user_grants_action_known";--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_of_product" ON "reviews" USING btree ("product_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "user_grants" ADD CONSTRAINT "user_grants_action_known" CHECK ("user_grants"."action" in ('figures.read', 'orders.read', 'orders.write', 'orders.agree', 'orders.refund', 'orders.delete', 'orders.export', 'stock.read', 'stock.write', 'prices.write', 'catalogue.read', 'catalogue.write', 'catalogue.delete', 'coupons.read', 'coupons.write', 'content.read', 'content.write', 'customers.read', 'customers.write', 'customers.export', 'messages.read', 'messages.write', 'reviews.read', 'reviews.write', 'settings.read', 'mail.read'));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('confirm-email', 'reset-password', 'password-changed', 'confirm-new-email', 'email-change-started', 'second-factor-changed', 'second-factor-guessed', 'message-reply', 'test-mail', 'payment-open', 'review-invitation', 'contact-message', 'dealer-inquiry', 'confirm-newsletter', 'newsletter-welcome', 'confirm-payment-alert', 'payment-alert-welcome', 'order-confirmation', 'payment-link', 'payment-received', 'order-shipped', 'order-cancelled', 'order-refunded', 'new-order', 'stock-alert', 'paid-without-stock'));--> statement-breakpoint
CREATE POLICY "review_invitations_admin" ON "review_invitations" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "review_invitations_system" ON "review_invitations" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "review_invitations_privacy" ON "review_invitations" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "review_invitations_granted" ON "review_invitations" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('reviews.read')));--> statement-breakpoint
CREATE POLICY "review_invitations_checkout" ON "review_invitations" AS PERMISSIVE FOR ALL TO "shop_checkout" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "review_photos_public" ON "review_photos" AS PERMISSIVE FOR SELECT TO "shop_anon", "shop_user" USING (exists (select from reviews r where r.id = review_id));--> statement-breakpoint
CREATE POLICY "review_photos_admin" ON "review_photos" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "review_photos_system" ON "review_photos" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "review_photos_privacy" ON "review_photos" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "review_photos_granted" ON "review_photos" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('reviews.read')));--> statement-breakpoint
CREATE POLICY "review_photos_checkout" ON "review_photos" AS PERMISSIVE FOR ALL TO "shop_checkout" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "reviews_public" ON "reviews" AS PERMISSIVE FOR SELECT TO "shop_anon", "shop_user" USING (state = 'published');--> statement-breakpoint
CREATE POLICY "reviews_admin" ON "reviews" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "reviews_system" ON "reviews" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "reviews_privacy" ON "reviews" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "reviews_granted" ON "reviews" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('reviews.read')));--> statement-breakpoint
CREATE POLICY "reviews_checkout" ON "reviews" AS PERMISSIVE FOR ALL TO "shop_checkout" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "reviews_checkout_new" ON "reviews" AS RESTRICTIVE FOR INSERT TO "shop_checkout" WITH CHECK (state = 'published' and answer is null and exists (select from review_invitations i where i.order_id = reviews.order_id));
--> statement-breakpoint
-- From here on written by hand: rights, who hears of changes, what the log of changes notes, and what it forgets.
alter table reviews force row level security;
alter table review_photos force row level security;
alter table review_invitations force row level security;
revoke all on reviews, review_photos, review_invitations
  from public, shop_anon, shop_user, shop_admin, shop_moderator, shop_identity, shop_public_forms, shop_checkout, shop_system, shop_limits, shop_jobs, shop_privacy;
-- Visitors read what was written and nothing of the order behind it.
grant select (
  id, product_id, variant_id, author_name, stars, title, body, species, breed, pet_grams, fit, state, answer, created_at
) on reviews to shop_anon, shop_user;
grant select on review_photos to shop_anon, shop_user;
-- Whoever was asked writes, changes and removes; whether it is shown and what the shop answers is not theirs.
grant select, insert, delete on reviews to shop_checkout;
grant update (author_name, stars, title, body, species, breed, pet_grams, fit, updated_at) on reviews to shop_checkout;
grant select, insert, delete on review_photos to shop_checkout;
grant select on review_invitations to shop_checkout;
-- The back office decides whether it is shown, and answers; nobody there writes or removes one.
grant select on reviews, review_photos, review_invitations to shop_admin;
grant update (state, held_for, decision_reason, answer, answered_at) on reviews to shop_admin;
grant select on reviews, review_photos to shop_system;
grant select, insert on review_invitations to shop_system;
grant select on reviews, review_photos, review_invitations to shop_privacy;
grant delete on reviews to shop_privacy;
--> statement-breakpoint
create trigger announce_change after insert or update or delete or truncate on reviews
  for each statement execute function app.announce_change();
create trigger announce_change after insert or update or delete or truncate on review_photos
  for each statement execute function app.announce_change();
--> statement-breakpoint
create trigger refuse_unless_granted before insert or update or delete on reviews
  for each statement when (current_user = 'shop_moderator') execute function app.refuse_unless_granted('reviews.write');
--> statement-breakpoint
create trigger write_audit_entry after insert or update or delete on reviews
  for each row when (current_setting('role') in ('shop_admin', 'shop_moderator'))
  execute function app.write_audit_entry('id', 'created_at', 'updated_at');
--> statement-breakpoint
-- An erasure takes the words of a review out of the log of changes as well; the function stays as it is but for a line.
do $$
declare
  before constant text := pg_get_functiondef('app.redact_audit_log(text[],text,text)'::regprocedure);
  known constant text := '(''refunds'', array[';
begin
  if position(known in before) = 0 then
    raise exception 'the function app.redact_audit_log is not as expected';
  end if;
  execute replace(before, known,
    '(''reviews'', array[''author_name'', ''title'', ''body'', ''breed'', ''decision_reason'', ''answer'']),
    ' || known);
end $$;
