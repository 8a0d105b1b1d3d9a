CREATE TABLE "customer_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"body" text NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_notes_body_filled" CHECK ("customer_notes"."body" = btrim("customer_notes"."body") and char_length("customer_notes"."body") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "customer_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"profile_id" uuid,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"last_order_at" timestamp with time zone,
	"revenue_minor" bigint DEFAULT 0 NOT NULL,
	"revenue_agorot" bigint DEFAULT 0 NOT NULL,
	"unrated_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "customers_profile_once" UNIQUE("profile_id"),
	CONSTRAINT "customers_email_filled" CHECK ("customers"."email" = btrim("customers"."email") and char_length("customers"."email") between 1 and 254)
);
--> statement-breakpoint
ALTER TABLE "customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_pkey" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "role_grants" (
	"role" text NOT NULL,
	"action" text NOT NULL,
	CONSTRAINT "role_grants_pkey" PRIMARY KEY("role","action"),
	CONSTRAINT "role_grants_role_known" CHECK ("role_grants"."role" in ('moderator')),
	CONSTRAINT "role_grants_action_known" CHECK ("role_grants"."action" in ('figures.read', 'orders.read', 'orders.write', 'orders.refund', 'orders.delete', 'orders.export', 'stock.read', 'stock.write', 'prices.write', 'catalogue.read', 'catalogue.write', 'catalogue.delete', 'customers.read', 'customers.write', 'customers.export', 'messages.read', 'messages.write', 'settings.read', 'mail.read'))
);
--> statement-breakpoint
ALTER TABLE "role_grants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint,
	CONSTRAINT "second_factors_secret_long" CHECK (octet_length("second_factors"."secret") >= 20)
);
--> statement-breakpoint
ALTER TABLE "second_factors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "message_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"body" text NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"mail_id" uuid,
	"request_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_replies_request_key_once" UNIQUE("request_key"),
	CONSTRAINT "message_replies_body_filled" CHECK ("message_replies"."body" = btrim("message_replies"."body") and char_length("message_replies"."body") between 1 and 5000)
);
--> statement-breakpoint
ALTER TABLE "message_replies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_state_known";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_spam_reason_known";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "user_roles" ADD COLUMN "given_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "dealer_stage" text;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_second_factors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."second_factors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_notes_customer" ON "customer_notes" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email_once" ON "customers" USING btree (lower(btrim("email")));--> statement-breakpoint
CREATE INDEX "customers_by_last_order" ON "customers" USING btree ("last_order_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "customers_by_first_seen" ON "customers" USING btree ("first_seen_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "customers_by_orders" ON "customers" USING btree ("orders","id");--> statement-breakpoint
CREATE INDEX "customers_by_revenue" ON "customers" USING btree ("revenue_minor","id");--> statement-breakpoint
CREATE INDEX "message_replies_message" ON "message_replies" USING btree ("message_id","created_at");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_assignee_id_profiles_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_sender" ON "messages" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('confirm-email', 'reset-password', 'password-changed', 'second-factor-changed', 'message-reply', 'test-mail', 'contact-message', 'dealer-inquiry', 'confirm-newsletter', 'newsletter-welcome', 'order-confirmation', 'payment-received', 'order-shipped', 'order-cancelled', 'order-refunded', 'new-order', 'stock-alert', 'paid-without-stock'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_dealer_stage_known" CHECK ("messages"."dealer_stage" in ('new', 'contacted', 'approved', 'declined'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_dealer_stage_of_dealers" CHECK ("messages"."kind" = 'dealer' or "messages"."dealer_stage" is null);--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_state_known" CHECK ("messages"."state" in ('new', 'read', 'answered', 'closed'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_spam_reason_known" CHECK ("messages"."spam_reason" in ('honeypot', 'too_fast', 'links', 'marked'));--> statement-breakpoint
CREATE POLICY "customer_notes_admin" ON "customer_notes" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customer_notes_system" ON "customer_notes" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customers_admin" ON "customers" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "customers_system" ON "customers" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "recovery_codes_identity" ON "recovery_codes" AS PERMISSIVE FOR ALL TO "shop_identity" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "role_grants_admin" ON "role_grants" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "role_grants_system" ON "role_grants" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "role_grants_identity" ON "role_grants" AS PERMISSIVE FOR ALL TO "shop_identity" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "second_factors_identity" ON "second_factors" AS PERMISSIVE FOR ALL TO "shop_identity" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "message_replies_admin" ON "message_replies" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "message_replies_system" ON "message_replies" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);