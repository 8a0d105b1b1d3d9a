-- Only adds: an older version of the shop goes on beside it.
CREATE TABLE "door_answers" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"country" char(2) NOT NULL,
	"paid" boolean NOT NULL,
	"amount_minor" integer,
	"currency" char(3),
	"note" text,
	"answered_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"looked_into_at" timestamp with time zone,
	CONSTRAINT "door_answers_country_shape" CHECK ("door_answers"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "door_answers_amount_range" CHECK ("door_answers"."amount_minor" between 1 and 1000000000),
	CONSTRAINT "door_answers_amount_complete" CHECK (("door_answers"."amount_minor" is null) = ("door_answers"."currency" is null)),
	CONSTRAINT "door_answers_amount_paid" CHECK ("door_answers"."paid" or "door_answers"."amount_minor" is null),
	CONSTRAINT "door_answers_looked_into_paid" CHECK ("door_answers"."paid" or "door_answers"."looked_into_at" is null),
	CONSTRAINT "door_answers_currency_known" CHECK ("door_answers"."currency" in ('USD', 'EUR', 'GBP', 'ILS', 'AED', 'AUD', 'BRL', 'CAD', 'CHF', 'CLP', 'CNY', 'CZK', 'DKK', 'HKD', 'HUF', 'INR', 'ISK', 'JPY', 'KRW', 'MXN', 'NOK', 'NZD', 'PLN', 'RON', 'SEK', 'SGD', 'THB', 'TRY', 'TWD', 'UAH', 'ZAR')),
	CONSTRAINT "door_answers_note_filled" CHECK ("door_answers"."note" = btrim("door_answers"."note") and char_length("door_answers"."note") between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "door_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "door_answers" ADD CONSTRAINT "door_answers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "door_answers_newest" ON "door_answers" USING btree ("answered_at" DESC NULLS FIRST,"order_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE POLICY "door_answers_admin" ON "door_answers" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "door_answers_system" ON "door_answers" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "door_answers_privacy" ON "door_answers" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "door_answers_granted" ON "door_answers" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('orders.read')));--> statement-breakpoint
CREATE POLICY "door_answers_checkout" ON "door_answers" AS PERMISSIVE FOR ALL TO "shop_checkout" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "door_answers_checkout_new" ON "door_answers" AS RESTRICTIVE FOR INSERT TO "shop_checkout" WITH CHECK (looked_into_at is null and (exists (select from review_invitations i where i.order_id = door_answers.order_id) or app.is_delivered(order_id)));--> statement-breakpoint
-- From here on written by hand: rights, and the log of changes.
alter table door_answers force row level security;
revoke all on door_answers
  from public, shop_anon, shop_user, shop_admin, shop_moderator, shop_identity, shop_public_forms, shop_checkout, shop_system, shop_limits, shop_jobs, shop_privacy;
-- Customers answer and correct; staff say that they have looked into it, and write nothing else.
grant select, insert, update (paid, amount_minor, currency, note, looked_into_at) on door_answers to shop_checkout;
grant select, update (looked_into_at) on door_answers to shop_admin;
grant select on door_answers to shop_system;
grant select, update (note) on door_answers to shop_privacy;
create trigger refuse_unless_granted before insert or update or delete on door_answers
  for each statement when (current_user = 'shop_moderator') execute function app.refuse_unless_granted('orders.write');
create trigger write_audit_entry after update of looked_into_at on door_answers
  for each row when (current_setting('role') in ('shop_admin', 'shop_moderator'))
  execute function app.write_audit_entry('order_id');
