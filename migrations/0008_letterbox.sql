CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"confirm_token_hash" "bytea",
	"confirm_expires_at" timestamp with time zone,
	"unsubscribe_token" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"consent_wording" text NOT NULL,
	"consent_page" text,
	CONSTRAINT "newsletter_subscribers_confirm_token_once" UNIQUE("confirm_token_hash"),
	CONSTRAINT "newsletter_subscribers_unsubscribe_token_once" UNIQUE("unsubscribe_token"),
	CONSTRAINT "newsletter_subscribers_state_known" CHECK ("newsletter_subscribers"."state" in ('pending', 'confirmed', 'unsubscribed')),
	CONSTRAINT "newsletter_subscribers_email_filled" CHECK ("newsletter_subscribers"."email" = btrim("newsletter_subscribers"."email") and char_length("newsletter_subscribers"."email") between 1 and 254),
	CONSTRAINT "newsletter_subscribers_email_shape" CHECK ("newsletter_subscribers"."email" ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
	CONSTRAINT "newsletter_subscribers_token_long" CHECK (char_length("newsletter_subscribers"."unsubscribe_token") between 40 and 100),
	CONSTRAINT "newsletter_subscribers_token_expires" CHECK (("newsletter_subscribers"."confirm_token_hash" is null) = ("newsletter_subscribers"."confirm_expires_at" is null)),
	CONSTRAINT "newsletter_subscribers_confirmed_once" CHECK ("newsletter_subscribers"."state" <> 'confirmed' or ("newsletter_subscribers"."confirmed_at" is not null and "newsletter_subscribers"."confirm_token_hash" is null)),
	CONSTRAINT "newsletter_subscribers_unsubscribed_has_time" CHECK (("newsletter_subscribers"."state" = 'unsubscribed') = ("newsletter_subscribers"."unsubscribed_at" is not null)),
	CONSTRAINT "newsletter_subscribers_wording_filled" CHECK ("newsletter_subscribers"."consent_wording" = btrim("newsletter_subscribers"."consent_wording") and char_length("newsletter_subscribers"."consent_wording") between 1 and 2000),
	CONSTRAINT "newsletter_subscribers_page_filled" CHECK ("newsletter_subscribers"."consent_page" = btrim("newsletter_subscribers"."consent_page") and char_length("newsletter_subscribers"."consent_page") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "submission_key" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "spam_reason" text;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email_once" ON "newsletter_subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_pending" ON "newsletter_subscribers" USING btree ("requested_at") WHERE state = 'pending';--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_submission_key_once" UNIQUE("submission_key");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('confirm-email', 'reset-password', 'password-changed', 'contact-message', 'dealer-inquiry', 'confirm-newsletter', 'newsletter-welcome'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_submission_key_filled" CHECK ("messages"."submission_key" = btrim("messages"."submission_key") and char_length("messages"."submission_key") between 1 and 100);--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_spam_reason_known" CHECK ("messages"."spam_reason" in ('honeypot', 'too_fast', 'links'));--> statement-breakpoint
CREATE POLICY "mail_secrets_letterbox" ON "mail_secrets" AS PERMISSIVE FOR INSERT TO "shop_letterbox" WITH CHECK (exists (select from mails where mails.id = "mail_secrets"."mail_id"));--> statement-breakpoint
CREATE POLICY "mails_letterbox_own" ON "mails" AS PERMISSIVE FOR SELECT TO "shop_letterbox" USING (kind in ('contact-message', 'dealer-inquiry', 'confirm-newsletter', 'newsletter-welcome'));--> statement-breakpoint
CREATE POLICY "mails_letterbox_new" ON "mails" AS PERMISSIVE FOR INSERT TO "shop_letterbox" WITH CHECK (kind in ('contact-message', 'dealer-inquiry', 'confirm-newsletter', 'newsletter-welcome') and state = 'queued');--> statement-breakpoint
CREATE POLICY "messages_letterbox" ON "messages" AS PERMISSIVE FOR INSERT TO "shop_letterbox" WITH CHECK (state = 'new');--> statement-breakpoint
CREATE POLICY "system_settings_letterbox" ON "system_settings" AS PERMISSIVE FOR SELECT TO "shop_letterbox" USING (setting_key in ('email_notifications', 'support_email'));--> statement-breakpoint
CREATE POLICY "newsletter_subscribers_letterbox_found" ON "newsletter_subscribers" AS PERMISSIVE FOR SELECT TO "shop_letterbox" USING (true);--> statement-breakpoint
CREATE POLICY "newsletter_subscribers_letterbox_new" ON "newsletter_subscribers" AS PERMISSIVE FOR INSERT TO "shop_letterbox" WITH CHECK (state = 'pending');--> statement-breakpoint
CREATE POLICY "newsletter_subscribers_letterbox_changed" ON "newsletter_subscribers" AS PERMISSIVE FOR UPDATE TO "shop_letterbox" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_subscribers_admin" ON "newsletter_subscribers" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_subscribers_system" ON "newsletter_subscribers" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);