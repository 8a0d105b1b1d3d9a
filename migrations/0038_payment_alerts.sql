-- Who would order while nothing can be paid asks to be told: a second topic of the list that asks back.
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
DROP INDEX "newsletter_subscribers_email_once";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "topic" text DEFAULT 'newsletter' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_topic_once" ON "newsletter_subscribers" USING btree (lower("email"),"topic");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('confirm-email', 'reset-password', 'password-changed', 'second-factor-changed', 'second-factor-guessed', 'message-reply', 'test-mail', 'payment-open', 'contact-message', 'dealer-inquiry', 'confirm-newsletter', 'newsletter-welcome', 'confirm-payment-alert', 'payment-alert-welcome', 'order-confirmation', 'payment-received', 'order-shipped', 'order-cancelled', 'order-refunded', 'new-order', 'stock-alert', 'paid-without-stock'));--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_topic_known" CHECK ("newsletter_subscribers"."topic" in ('newsletter', 'payment'));--> statement-breakpoint
ALTER POLICY "mails_public_forms_own" ON "mails" TO shop_public_forms USING (kind in ('contact-message', 'dealer-inquiry', 'confirm-newsletter', 'newsletter-welcome', 'confirm-payment-alert', 'payment-alert-welcome'));--> statement-breakpoint
ALTER POLICY "mails_public_forms_new" ON "mails" TO shop_public_forms WITH CHECK (kind in ('contact-message', 'dealer-inquiry', 'confirm-newsletter', 'newsletter-welcome', 'confirm-payment-alert', 'payment-alert-welcome') and state = 'queued');--> statement-breakpoint
grant select (topic) on newsletter_subscribers to shop_admin, shop_privacy;--> statement-breakpoint
-- Who waits to pay is told by the shop itself, and forgotten.
grant select (email, topic) on newsletter_subscribers to shop_system;
