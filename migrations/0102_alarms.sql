CREATE TABLE "done_checks" (
	"key" text PRIMARY KEY NOT NULL,
	"done_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "done_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('confirm-email', 'reset-password', 'password-changed', 'confirm-new-email', 'email-change-started', 'confirm-newsletter', 'newsletter-welcome', 'review-invitation', 'return-asked', 'return-moved', 'confirm-payment-alert', 'payment-alert-welcome', 'payment-open', 'confirm-waiting', 'waiting-welcome', 'back-in-stock', 'second-factor-changed', 'second-factor-guessed', 'passkey-changed', 'message-reply', 'order-confirmation', 'payment-link', 'payment-received', 'order-updated', 'order-shipped', 'order-cancelled', 'order-refunded', 'contact-message', 'dealer-inquiry', 'new-order', 'order-cancelled-by-customer', 'return-requested', 'paid-without-stock', 'staff-invitation', 'test-mail', 'document-changed', 'payment-service-away', 'shop-alarms', 'stock-alert'));--> statement-breakpoint
CREATE POLICY "done_checks_system" ON "done_checks" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- From here on written by hand: rights.
alter table done_checks force row level security;
revoke all on done_checks
  from public, shop_anon, shop_user, shop_admin, shop_moderator, shop_identity, shop_public_forms, shop_checkout, shop_system, shop_limits, shop_jobs, shop_privacy;
grant select, insert, update on done_checks to shop_system;
