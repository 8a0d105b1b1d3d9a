CREATE TABLE "accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"password_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_password_is_argon2id" CHECK ("accounts"."password_hash" like '$argon2id$%')
);
--> statement-breakpoint
ALTER TABLE "accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_tokens_one_per_purpose" UNIQUE("user_id","purpose"),
	CONSTRAINT "one_time_tokens_purpose_known" CHECK ("one_time_tokens"."purpose" in ('confirm-email', 'reset-password'))
);
--> statement-breakpoint
ALTER TABLE "one_time_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refreshed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"user_agent" text,
	"address" "inet",
	CONSTRAINT "sessions_user_agent_filled" CHECK ("sessions"."user_agent" = btrim("sessions"."user_agent") and char_length("sessions"."user_agent") between 1 and 400)
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signing_keys_secret_long" CHECK (octet_length("signing_keys"."secret") >= 32)
);
--> statement-breakpoint
ALTER TABLE "signing_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mail_secrets" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_secrets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"content" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"provider_id" text,
	"dedupe_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_dedupe_key_once" UNIQUE("dedupe_key"),
	CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('confirm-email', 'reset-password', 'password-changed')),
	CONSTRAINT "mails_state_known" CHECK ("mails"."state" in ('queued', 'sending', 'sent', 'failed', 'unknown')),
	CONSTRAINT "mails_recipient_filled" CHECK ("mails"."recipient" = btrim("mails"."recipient") and char_length("mails"."recipient") between 1 and 254),
	CONSTRAINT "mails_recipient_shape" CHECK ("mails"."recipient" ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
	CONSTRAINT "mails_sent_has_time" CHECK (("mails"."state" = 'sent') = ("mails"."sent_at" is not null)),
	CONSTRAINT "mails_attempts_positive" CHECK ("mails"."attempts" >= 0)
);
--> statement-breakpoint
ALTER TABLE "mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "security_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"pattern" text NOT NULL,
	"severity" text NOT NULL,
	"ip" "inet",
	"events" jsonb NOT NULL,
	CONSTRAINT "security_alerts_pattern_known" CHECK ("security_alerts"."pattern" in ('auth_failure', 'form_submission', 'suspicious_agent', 'token_reuse')),
	CONSTRAINT "security_alerts_severity_known" CHECK ("security_alerts"."severity" in ('low', 'medium', 'high'))
);
--> statement-breakpoint
ALTER TABLE "security_alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"severity" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"ip" "inet",
	"user_agent" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"email" text,
	CONSTRAINT "security_events_type_known" CHECK ("security_events"."type" in ('auth_failure', 'form_submission', 'suspicious_agent', 'token_reuse')),
	CONSTRAINT "security_events_severity_known" CHECK ("security_events"."severity" in ('low', 'medium', 'high')),
	CONSTRAINT "security_events_user_agent_short" CHECK (char_length("security_events"."user_agent") <= 400),
	CONSTRAINT "security_events_email_short" CHECK (char_length("security_events"."email") <= 254)
);
--> statement-breakpoint
ALTER TABLE "security_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "rate_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_secrets" ADD CONSTRAINT "mail_secrets_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_open" ON "mails" USING btree ("state","created_at") WHERE state <> 'sent';--> statement-breakpoint
CREATE INDEX "security_alerts_newest" ON "security_alerts" USING btree ("raised_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "security_events_newest" ON "security_events" USING btree ("occurred_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "security_events_by_address" ON "security_events" USING btree ("ip","type","occurred_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE POLICY "profiles_identity" ON "profiles" AS PERMISSIVE FOR ALL TO "shop_identity" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "user_roles_identity" ON "user_roles" AS PERMISSIVE FOR ALL TO "shop_identity" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "orders_identity" ON "orders" AS PERMISSIVE FOR ALL TO "shop_identity" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "accounts_identity" ON "accounts" AS PERMISSIVE FOR ALL TO "shop_identity" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "accounts_system" ON "accounts" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "one_time_tokens_identity" ON "one_time_tokens" AS PERMISSIVE FOR ALL TO "shop_identity" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "refresh_tokens_identity" ON "refresh_tokens" AS PERMISSIVE FOR ALL TO "shop_identity" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "sessions_identity" ON "sessions" AS PERMISSIVE FOR ALL TO "shop_identity" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "signing_keys_identity" ON "signing_keys" AS PERMISSIVE FOR ALL TO "shop_identity" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "mail_secrets_identity" ON "mail_secrets" AS PERMISSIVE FOR ALL TO "shop_identity" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "mail_secrets_system" ON "mail_secrets" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "mails_identity" ON "mails" AS PERMISSIVE FOR ALL TO "shop_identity" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "mails_admin" ON "mails" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "mails_system" ON "mails" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "security_alerts_admin" ON "security_alerts" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "security_alerts_system" ON "security_alerts" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "security_events_admin" ON "security_events" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "security_events_system" ON "security_events" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "rate_limits_limits" ON "rate_limits" AS PERMISSIVE FOR ALL TO "shop_limits" USING (true) WITH CHECK (true);