CREATE TABLE "payment_disputes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"service" text NOT NULL,
	"reference" text NOT NULL,
	"payment" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text,
	"due_at" timestamp with time zone,
	"outcome" text DEFAULT 'opened' NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payment_disputes_reference_once" UNIQUE("service","reference"),
	CONSTRAINT "payment_disputes_service_shape" CHECK ("payment_disputes"."service" ~ '^[a-z]{2,20}$' and char_length("payment_disputes"."service") <= 20),
	CONSTRAINT "payment_disputes_reference_filled" CHECK ("payment_disputes"."reference" = btrim("payment_disputes"."reference") and char_length("payment_disputes"."reference") between 1 and 255),
	CONSTRAINT "payment_disputes_reason_filled" CHECK ("payment_disputes"."reason" = btrim("payment_disputes"."reason") and char_length("payment_disputes"."reason") between 1 and 200),
	CONSTRAINT "payment_disputes_outcome_known" CHECK ("payment_disputes"."outcome" in ('opened', 'lost', 'won')),
	CONSTRAINT "payment_disputes_end_has_time" CHECK (("payment_disputes"."outcome" = 'opened') = ("payment_disputes"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "payment_disputes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid,
	"service" text NOT NULL,
	"session_id" text,
	"amount_minor" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"charged_minor" integer NOT NULL,
	"charged_currency" char(3) NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"refused_reason" text,
	"reference" text,
	"refund_reference" text,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "payment_pages_session_once" UNIQUE("service","session_id"),
	CONSTRAINT "payment_pages_service_shape" CHECK ("payment_pages"."service" ~ '^[a-z]{2,20}$' and char_length("payment_pages"."service") <= 20),
	CONSTRAINT "payment_pages_session_filled" CHECK ("payment_pages"."session_id" = btrim("payment_pages"."session_id") and char_length("payment_pages"."session_id") between 1 and 255),
	CONSTRAINT "payment_pages_state_known" CHECK ("payment_pages"."state" in ('open', 'approved', 'pending', 'refused', 'closed', 'paid', 'refunded', 'failed')),
	CONSTRAINT "payment_pages_refused_reason_known" CHECK ("payment_pages"."refused_reason" in ('declined', 'no_funds', 'not_authenticated', 'expired', 'other')),
	CONSTRAINT "payment_pages_amounts_positive" CHECK ("payment_pages"."amount_minor" > 0 and "payment_pages"."charged_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_pages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_ways" (
	"code" text PRIMARY KEY NOT NULL,
	"is_on" boolean,
	"position" integer NOT NULL,
	"market_ids" text[] DEFAULT '{}' NOT NULL,
	"currencies" text[] DEFAULT '{}' NOT NULL,
	"keys" "bytea",
	"connected_at" timestamp with time zone,
	"away_since" timestamp with time zone,
	"away_notified_at" timestamp with time zone,
	CONSTRAINT "payment_ways_code_shape" CHECK ("payment_ways"."code" ~ '^[a-z]{2,20}$' and char_length("payment_ways"."code") <= 20),
	CONSTRAINT "payment_ways_position_range" CHECK ("payment_ways"."position" between 1 and 99)
);
--> statement-breakpoint
ALTER TABLE "payment_ways" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_session_once";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_method_known";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_method_known";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_method_known";--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "service" text NOT NULL DEFAULT 'stripe';--> statement-breakpoint
ALTER TABLE "payment_events" ALTER COLUMN "service" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "kind" text GENERATED ALWAYS AS (case
    when id like 'notified/%' then 'notified'
    when type = 'read page' then 'read paid'
    when type = 'read refund' then 'read refunded elsewhere'
    when type in ('checkout.session.completed', 'checkout.session.async_payment_succeeded') then 'paid'
    else 'other' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ALTER COLUMN "kind" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "charged_minor" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "charged_currency" char(3);--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "fee_minor" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "means" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "instalments" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "charged_minor" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "charged_currency" char(3);--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('confirm-email', 'reset-password', 'password-changed', 'confirm-new-email', 'email-change-started', 'confirm-newsletter', 'newsletter-welcome', 'review-invitation', 'return-asked', 'return-moved', 'confirm-payment-alert', 'payment-alert-welcome', 'payment-open', 'confirm-waiting', 'waiting-welcome', 'back-in-stock', 'second-factor-changed', 'second-factor-guessed', 'passkey-changed', 'message-reply', 'order-confirmation', 'payment-link', 'payment-received', 'order-updated', 'order-shipped', 'order-cancelled', 'order-refunded', 'contact-message', 'dealer-inquiry', 'new-order', 'order-cancelled-by-customer', 'return-requested', 'paid-without-stock', 'staff-invitation', 'test-mail', 'document-changed', 'payment-service-away', 'stock-alert'));--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_pages" ADD CONSTRAINT "payment_pages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_pages" ADD CONSTRAINT "payment_pages_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_pages" ADD CONSTRAINT "payment_pages_charged_currency_currencies_code_fk" FOREIGN KEY ("charged_currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_disputes_of_order" ON "payment_disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_disputes_open" ON "payment_disputes" USING btree ("due_at") WHERE outcome = 'opened';--> statement-breakpoint
CREATE INDEX "payment_pages_of_order" ON "payment_pages" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_pages_one_trial" ON "payment_pages" USING btree ("service") WHERE order_id is null and state in ('open', 'approved', 'pending', 'refused');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_charged_currency_currencies_code_fk" FOREIGN KEY ("charged_currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_charged_currency_currencies_code_fk" FOREIGN KEY ("charged_currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- By hand: an order is paid online, whichever service takes it; its page becomes a row. Neither is news of the order.
alter table orders no force row level security;
alter table payment_pages no force row level security;
alter table orders disable trigger user;
update orders set payment_method = 'online' where payment_method = 'stripe';
alter table orders enable trigger user;
insert into payment_pages
  (order_id, service, session_id, amount_minor, currency, charged_minor, charged_currency, state, created_at)
  select id, 'stripe', payment_session, greatest(total_minor - paid_minor, 1), currency, greatest(total_minor - paid_minor, 1),
    currency, case when paid_minor >= total_minor then 'paid' else 'open' end, created_at
  from orders where payment_session is not null;
alter table orders force row level security;
--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "payment_session";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_method_known" CHECK ("orders"."payment_method" in ('manual', 'online'));--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_service_shape" CHECK ("payment_events"."service" ~ '^[a-z]{2,20}$' and char_length("payment_events"."service") <= 20);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method_shape" CHECK ("payments"."method" ~ '^[a-z]{2,20}$' and char_length("payments"."method") <= 20);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_means_known" CHECK ("payments"."means" in ('card', 'paypal', 'bit', 'apple_pay', 'google_pay', 'other'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_instalments_range" CHECK ("payments"."instalments" between 2 and 99);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_charged_both" CHECK (("payments"."charged_minor" is null) = ("payments"."charged_currency" is null) and "payments"."charged_minor" > 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_fee_range" CHECK ("payments"."fee_minor" >= 0);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_method_shape" CHECK ("refunds"."method" ~ '^[a-z]{2,20}$' and char_length("refunds"."method") <= 20);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_charged_both" CHECK (("refunds"."charged_minor" is null) = ("refunds"."charged_currency" is null) and "refunds"."charged_minor" > 0);--> statement-breakpoint
CREATE POLICY "payment_disputes_admin" ON "payment_disputes" AS PERMISSIVE FOR SELECT TO "shop_admin" USING (true);--> statement-breakpoint
CREATE POLICY "payment_disputes_granted" ON "payment_disputes" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('orders.read')));--> statement-breakpoint
CREATE POLICY "payment_disputes_system" ON "payment_disputes" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payment_disputes_privacy" ON "payment_disputes" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payment_pages_admin" ON "payment_pages" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payment_pages_system" ON "payment_pages" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payment_pages_privacy" ON "payment_pages" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payment_pages_granted" ON "payment_pages" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('orders.read', 'settings.read')));--> statement-breakpoint
CREATE POLICY "payment_pages_checkout" ON "payment_pages" AS PERMISSIVE FOR ALL TO "shop_checkout" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payment_ways_public" ON "payment_ways" AS PERMISSIVE FOR SELECT TO "shop_anon", "shop_user" USING (true);--> statement-breakpoint
CREATE POLICY "payment_ways_admin" ON "payment_ways" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payment_ways_system" ON "payment_ways" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payment_ways_privacy" ON "payment_ways" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payment_ways_checkout" ON "payment_ways" AS PERMISSIVE FOR ALL TO "shop_checkout" USING (true) WITH CHECK (true);
--> statement-breakpoint
-- From here on written by hand.
alter table payment_ways force row level security;
alter table payment_pages force row level security;
alter table payment_disputes force row level security;
revoke all on payment_ways, payment_pages, payment_disputes
  from public, shop_anon, shop_user, shop_admin, shop_moderator, shop_identity, shop_public_forms, shop_checkout, shop_system, shop_limits, shop_jobs, shop_privacy;
-- Pages show the ways; only what calls a service reads its keys.
grant select (code, is_on, position, market_ids, currencies, away_since) on payment_ways to shop_anon, shop_user;
grant select on payment_ways to shop_admin, shop_checkout, shop_system, shop_privacy;
grant insert, update, delete on payment_ways to shop_admin;
grant insert, update (away_since, away_notified_at) on payment_ways to shop_checkout, shop_system;
-- The start encrypts them again when the shop has got another key.
grant update (keys) on payment_ways to shop_system;
grant select, insert, update on payment_pages to shop_admin, shop_checkout, shop_system;
grant select on payment_pages to shop_privacy;
grant select on payment_disputes to shop_admin, shop_system, shop_privacy;
grant insert, update on payment_disputes to shop_system;
--> statement-breakpoint
create trigger refuse_unless_granted before insert or update or delete on payment_ways
  for each statement when (current_user = 'shop_moderator') execute function app.refuse_unless_granted('settings.write');
create trigger write_audit_entry after insert or update or delete on payment_ways
  for each row when (current_setting('role') in ('shop_admin', 'shop_moderator'))
  execute function app.write_audit_entry('code', 'keys', 'away_since', 'away_notified_at');
create trigger announce_change after insert or update or delete or truncate on payment_ways
  for each statement execute function app.announce_change();
--> statement-breakpoint
-- Trials of services, and readings that follow from messages; the function stays as it is but for these lines.
do $$
declare
  before constant text := pg_get_functiondef('app.jobs_of_roles()'::regprocedure);
  known constant text := '(''shop_system'', ''send-mail'')';
begin
  if position(known in before) = 0 then
    raise exception 'the function app.jobs_of_roles is not as expected';
  end if;
  execute replace(before, known,
    '(''shop_admin'', ''read-payment-page''), (''shop_moderator'', ''read-payment-page''), '
    '(''shop_system'', ''read-payment-page''), '
    '(''shop_system'', ''refund-payment-trial''), ' || known);
end $$;
--> statement-breakpoint
drop trigger protect_settled_refunds on refunds;
create trigger protect_settled_refunds before update on refunds
  for each row when (
    old.state <> 'pending' and current_setting('role') <> 'shop_privacy'
    and not (
      old.state = 'done' and new.state = 'failed' and old.method <> 'manual' and current_setting('role') = 'shop_system'
    )
  )
  execute function app.protect_settled_refunds();
--> statement-breakpoint
-- Texts say that a shop is paid online, by whichever service.
alter table content_documents no force row level security;
alter table content_drafts no force row level security;
alter table content_revisions no force row level security;
alter table content_documents disable trigger user;
alter table content_drafts disable trigger user;
alter table content_revisions disable trigger user;
do $$
declare
  place text;
begin
  foreach place in array array['content_documents', 'content_drafts', 'content_revisions'] loop
    execute format(
      'update %I set data = replace(data::text, $1, $2)::jsonb where key = $3 and position($1 in data::text) > 0', place)
      using '"payments": "stripe"', '"payments": "online"', 'faq';
    execute format(
      'update %I set data = jsonb_set(data #- $1, $2, data #> $1) where key = $3 and data #> $1 is not null', place)
      using '{facts,payment,stripe}'::text[], '{facts,payment,online}'::text[], 'product-page';
  end loop;
end $$;
alter table content_revisions enable trigger user;
alter table content_drafts enable trigger user;
alter table content_documents enable trigger user;
alter table content_revisions force row level security;
alter table content_drafts force row level security;
alter table content_documents force row level security;
