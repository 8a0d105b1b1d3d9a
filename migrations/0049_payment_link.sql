ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_link_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('confirm-email', 'reset-password', 'password-changed', 'confirm-new-email', 'email-change-started', 'second-factor-changed', 'second-factor-guessed', 'message-reply', 'test-mail', 'payment-open', 'contact-message', 'dealer-inquiry', 'confirm-newsletter', 'newsletter-welcome', 'confirm-payment-alert', 'payment-alert-welcome', 'order-confirmation', 'payment-link', 'payment-received', 'order-shipped', 'order-cancelled', 'order-refunded', 'new-order', 'stock-alert', 'paid-without-stock'));--> statement-breakpoint
ALTER POLICY "mails_checkout_own" ON "mails" TO shop_checkout USING (kind in ('order-confirmation', 'payment-link', 'payment-received', 'order-shipped', 'order-cancelled', 'order-refunded', 'new-order', 'stock-alert', 'paid-without-stock'));--> statement-breakpoint
ALTER POLICY "mails_checkout_new" ON "mails" TO shop_checkout WITH CHECK (kind in ('order-confirmation', 'payment-link', 'payment-received', 'order-shipped', 'order-cancelled', 'order-refunded', 'new-order', 'stock-alert', 'paid-without-stock') and state = 'queued');--> statement-breakpoint
grant update (payment_link_until) on orders to shop_admin;
--> statement-breakpoint
grant select (payment_link_until) on orders to shop_privacy;
