CREATE TABLE "role_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"granted" text[] DEFAULT '{}' NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"sent_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"token_hash" "bytea",
	"expires_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "role_invitations_token_once" UNIQUE("token_hash"),
	CONSTRAINT "role_invitations_email_filled" CHECK ("role_invitations"."email" = btrim("role_invitations"."email") and char_length("role_invitations"."email") between 1 and 254),
	CONSTRAINT "role_invitations_email_lower" CHECK ("role_invitations"."email" = lower("role_invitations"."email")),
	CONSTRAINT "role_invitations_role_known" CHECK ("role_invitations"."role" in ('moderator', 'admin')),
	CONSTRAINT "role_invitations_granted_known" CHECK ("role_invitations"."granted" <@ array['figures.read', 'orders.read', 'orders.write', 'orders.agree', 'orders.refund', 'orders.delete', 'orders.export', 'stock.read', 'stock.write', 'prices.write', 'catalogue.read', 'catalogue.write', 'catalogue.delete', 'coupons.read', 'coupons.write', 'content.read', 'content.write', 'customers.read', 'customers.write', 'customers.export', 'messages.read', 'messages.write', 'reviews.read', 'reviews.write', 'settings.read', 'mail.read']::text[]),
	CONSTRAINT "role_invitations_link_ends" CHECK (("role_invitations"."token_hash" is null) = ("role_invitations"."expires_at" is null))
);
--> statement-breakpoint
ALTER TABLE "role_invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "role_invitations" ADD CONSTRAINT "role_invitations_invited_by_profiles_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "role_invitations_one_open" ON "role_invitations" USING btree ("email") WHERE accepted_at is null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('confirm-email', 'reset-password', 'password-changed', 'confirm-new-email', 'email-change-started', 'confirm-newsletter', 'newsletter-welcome', 'review-invitation', 'return-asked', 'return-moved', 'confirm-payment-alert', 'payment-alert-welcome', 'payment-open', 'confirm-waiting', 'waiting-welcome', 'back-in-stock', 'second-factor-changed', 'second-factor-guessed', 'passkey-changed', 'message-reply', 'order-confirmation', 'payment-link', 'payment-received', 'order-updated', 'order-shipped', 'order-cancelled', 'order-refunded', 'contact-message', 'dealer-inquiry', 'new-order', 'order-cancelled-by-customer', 'return-requested', 'paid-without-stock', 'staff-invitation', 'test-mail', 'document-changed', 'stock-alert'));--> statement-breakpoint
CREATE POLICY "user_grants_identity_invited" ON "user_grants" AS RESTRICTIVE FOR INSERT TO "shop_identity" WITH CHECK (exists (
  select from role_invitations i join profiles p on lower(btrim(p.email)) = i.email
  where p.id = user_grants.user_id and i.accepted_at is null and user_grants.action = any (i.granted)));--> statement-breakpoint
CREATE POLICY "user_roles_identity_invited" ON "user_roles" AS RESTRICTIVE FOR INSERT TO "shop_identity" WITH CHECK (exists (
  select from role_invitations i join profiles p on lower(btrim(p.email)) = i.email
  where p.id = user_roles.user_id and i.accepted_at is null and i.role = user_roles.role));--> statement-breakpoint
CREATE POLICY "role_invitations_admin" ON "role_invitations" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "role_invitations_admin_new" ON "role_invitations" AS RESTRICTIVE FOR INSERT TO "shop_admin" WITH CHECK (token_hash is null and accepted_at is null);--> statement-breakpoint
CREATE POLICY "role_invitations_granted" ON "role_invitations" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('settings.read')));--> statement-breakpoint
CREATE POLICY "role_invitations_identity" ON "role_invitations" AS PERMISSIVE FOR ALL TO "shop_identity" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "role_invitations_privacy" ON "role_invitations" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
-- From here on written by hand: rights, and the log of changes.
alter table role_invitations force row level security;
revoke all on role_invitations
  from public, shop_anon, shop_user, shop_admin, shop_moderator, shop_identity, shop_public_forms, shop_checkout, shop_system, shop_limits, shop_jobs, shop_privacy;
-- The hash of the link is for the identity role alone, which invites nobody.
grant select (id, email, role, granted, invited_by, created_at, sent_at, expires_at, accepted_at) on role_invitations to shop_admin;
grant insert, update (role, granted, invited_by, sent_at), delete on role_invitations to shop_admin;
grant select, update (token_hash, expires_at, accepted_at), delete on role_invitations to shop_identity;
grant select, delete on role_invitations to shop_privacy;
-- As far as an invitation goes: policies look at each row.
grant insert on user_roles, user_grants to shop_identity;
create trigger refuse_unless_admin before insert or update or delete on role_invitations
  for each statement when (current_setting('role') in ('shop_admin', 'shop_moderator'))
  execute function app.refuse_unless_admin();
create trigger write_audit_entry after insert or update or delete on role_invitations
  for each row when (current_setting('role') in ('shop_admin', 'shop_moderator'))
  execute function app.write_audit_entry('id', 'token_hash', 'invited_by');
create trigger write_acceptance after update of accepted_at on role_invitations
  for each row when (current_setting('role') = 'shop_identity')
  execute function app.write_audit_entry('id', 'token_hash', 'invited_by');
