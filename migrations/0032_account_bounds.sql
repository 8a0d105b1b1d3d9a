ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "guest_orders_adopted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "role_grants" ADD COLUMN "granted_at" timestamp with time zone DEFAULT app.now() NOT NULL;--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN "wrong_codes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN "wrong_codes_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "security_alerts" ADD COLUMN "is_many" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('confirm-email', 'reset-password', 'password-changed', 'second-factor-changed', 'second-factor-guessed', 'message-reply', 'test-mail', 'contact-message', 'dealer-inquiry', 'confirm-newsletter', 'newsletter-welcome', 'order-confirmation', 'payment-received', 'order-shipped', 'order-cancelled', 'order-refunded', 'new-order', 'stock-alert', 'paid-without-stock'));--> statement-breakpoint

-- Until now the orders of a guest joined the account when its address was confirmed. The owner of the tables is bound
-- by their policies as well, so these rest for the statement.
alter table accounts no force row level security;--> statement-breakpoint
update accounts set guest_orders_adopted_at = email_confirmed_at;--> statement-breakpoint
alter table accounts force row level security;
