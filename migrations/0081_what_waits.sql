CREATE TABLE "integrity_findings" (
	"rule" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"examples" text[] NOT NULL,
	"found_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "integrity_findings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "muted_news" DROP CONSTRAINT "muted_news_kind_known";--> statement-breakpoint
ALTER TABLE "untold_news" DROP CONSTRAINT "untold_news_kind_known";--> statement-breakpoint
CREATE INDEX "order_events_own_cancellations" ON "order_events" USING btree ("created_at" DESC NULLS FIRST) WHERE kind = 'status' and facts ? 'via';--> statement-breakpoint
CREATE INDEX "refunds_pending" ON "refunds" USING btree ("order_id") WHERE state = 'pending';--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('confirm-email', 'reset-password', 'password-changed', 'confirm-new-email', 'email-change-started', 'confirm-newsletter', 'newsletter-welcome', 'review-invitation', 'return-asked', 'return-moved', 'confirm-payment-alert', 'payment-alert-welcome', 'payment-open', 'confirm-waiting', 'waiting-welcome', 'back-in-stock', 'second-factor-changed', 'second-factor-guessed', 'passkey-changed', 'message-reply', 'order-confirmation', 'payment-link', 'payment-received', 'order-shipped', 'order-cancelled', 'order-refunded', 'contact-message', 'dealer-inquiry', 'new-order', 'order-cancelled-by-customer', 'return-requested', 'paid-without-stock', 'test-mail', 'document-changed', 'stock-alert'));--> statement-breakpoint
ALTER TABLE "muted_news" ADD CONSTRAINT "muted_news_kind_known" CHECK ("muted_news"."kind" in ('order', 'order-paid', 'return', 'order-cancelled', 'message', 'dealer', 'refund-failed', 'money-elsewhere', 'backup', 'stock'));--> statement-breakpoint
ALTER TABLE "untold_news" ADD CONSTRAINT "untold_news_kind_known" CHECK ("untold_news"."kind" in ('order', 'order-paid', 'return', 'order-cancelled', 'message', 'dealer', 'refund-failed', 'money-elsewhere', 'backup', 'stock'));--> statement-breakpoint
CREATE POLICY "integrity_findings_admin" ON "integrity_findings" AS PERMISSIVE FOR SELECT TO "shop_admin" USING (true);--> statement-breakpoint
CREATE POLICY "integrity_findings_granted" ON "integrity_findings" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('jobs.read')));--> statement-breakpoint
CREATE POLICY "integrity_findings_system" ON "integrity_findings" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "mails_checkout_own" ON "mails" TO shop_checkout USING (kind in ('order-confirmation', 'payment-link', 'payment-received', 'order-shipped', 'order-cancelled', 'order-refunded', 'new-order', 'order-cancelled-by-customer', 'stock-alert', 'paid-without-stock', 'return-asked', 'return-requested', 'return-moved'));--> statement-breakpoint
ALTER POLICY "mails_checkout_new" ON "mails" TO shop_checkout WITH CHECK (kind in ('order-confirmation', 'payment-link', 'payment-received', 'order-shipped', 'order-cancelled', 'order-refunded', 'new-order', 'order-cancelled-by-customer', 'stock-alert', 'paid-without-stock', 'return-asked', 'return-requested', 'return-moved') and state = 'queued');--> statement-breakpoint
-- From here on written by hand: rights, and what says that there is news.
alter table integrity_findings force row level security;
revoke all on integrity_findings from public, shop_anon, shop_user, shop_admin, shop_identity, shop_public_forms, shop_checkout,
  shop_privacy, shop_system, shop_limits, shop_jobs;
grant select, insert, update, delete on integrity_findings to shop_system;
grant select on integrity_findings to shop_admin;
--> statement-breakpoint
-- The back office sees at once what customers request. A device is told only of what belongs to an order.
create trigger announce_new_returns after insert on returns
  referencing new table as changed for each statement execute function app.announce_news('return');
create trigger announce_changed_returns after update on returns
  referencing new table as changed for each statement execute function app.announce_news('return');
create trigger note_return after insert on returns
  for each row when (new.order_id is not null) execute function app.note_untold_news('return');
create trigger note_own_cancellation after insert on order_events
  for each row when (new.kind = 'status' and new.to_status = 'cancelled' and new.facts ? 'via')
  execute function app.note_untold_news('order-cancelled');
