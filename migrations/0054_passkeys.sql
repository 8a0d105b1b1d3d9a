CREATE TABLE "passkey_challenges" (
	"challenge_hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"session_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_one_per_purpose" UNIQUE("session_id","purpose"),
	CONSTRAINT "passkey_challenges_purpose_known" CHECK ("passkey_challenges"."purpose" in ('add', 'sign-in', 'proof')),
	CONSTRAINT "passkey_challenges_of_session" CHECK (("passkey_challenges"."purpose" = 'sign-in') = ("passkey_challenges"."session_id" is null))
);
--> statement-breakpoint
ALTER TABLE "passkey_challenges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" "bytea" NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_once" UNIQUE("credential_id"),
	CONSTRAINT "passkeys_credential_long" CHECK (octet_length("passkeys"."credential_id") between 16 and 1023),
	CONSTRAINT "passkeys_public_key_bounded" CHECK (octet_length("passkeys"."public_key") between 1 and 2000),
	CONSTRAINT "passkeys_counter_counts" CHECK ("passkeys"."counter" >= 0),
	CONSTRAINT "passkeys_name_filled" CHECK ("passkeys"."name" = btrim("passkeys"."name") and char_length("passkeys"."name") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "passkeys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "recovery_codes" DROP CONSTRAINT "recovery_codes_user_id_second_factors_user_id_fk";
--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('confirm-email', 'reset-password', 'password-changed', 'confirm-new-email', 'email-change-started', 'second-factor-changed', 'second-factor-guessed', 'passkey-changed', 'message-reply', 'test-mail', 'payment-open', 'review-invitation', 'contact-message', 'dealer-inquiry', 'confirm-newsletter', 'newsletter-welcome', 'confirm-payment-alert', 'payment-alert-welcome', 'order-confirmation', 'payment-link', 'payment-received', 'order-shipped', 'order-cancelled', 'order-refunded', 'new-order', 'stock-alert', 'paid-without-stock', 'return-asked', 'return-moved'));--> statement-breakpoint
CREATE POLICY "passkey_challenges_identity" ON "passkey_challenges" AS PERMISSIVE FOR ALL TO "shop_identity" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "passkeys_identity" ON "passkeys" AS PERMISSIVE FOR ALL TO "shop_identity" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "passkeys_privacy" ON "passkeys" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);
--> statement-breakpoint
-- From here on written by hand: rights. The identity role alone knows passkeys; an erasure reads what they are called.
alter table passkeys force row level security;
alter table passkey_challenges force row level security;
revoke all on passkeys, passkey_challenges
  from public, shop_anon, shop_user, shop_admin, shop_moderator, shop_identity, shop_public_forms, shop_checkout, shop_system, shop_limits, shop_jobs, shop_privacy;
grant select, insert, update (name, counter, last_used_at), delete on passkeys to shop_identity;
grant select, insert, update (challenge_hash, expires_at), delete on passkey_challenges to shop_identity;
grant select (user_id, name, created_at, last_used_at) on passkeys to shop_privacy;
