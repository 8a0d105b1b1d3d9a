CREATE TABLE "return_lines" (
	"return_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"shelved_quantity" integer DEFAULT 0 NOT NULL,
	"damaged_quantity" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "return_lines_return_id_order_item_id_pk" PRIMARY KEY("return_id","order_item_id"),
	CONSTRAINT "return_lines_quantity_positive" CHECK ("return_lines"."quantity" > 0),
	CONSTRAINT "return_lines_came_back_range" CHECK (least("return_lines"."shelved_quantity", "return_lines"."damaged_quantity") >= 0 and "return_lines"."shelved_quantity" + "return_lines"."damaged_quantity" <= "return_lines"."quantity")
);
--> statement-breakpoint
ALTER TABLE "return_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "return_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"return_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "return_photos_storage_key_once" UNIQUE("storage_key"),
	CONSTRAINT "return_photos_place_once" UNIQUE("return_id","position"),
	CONSTRAINT "return_photos_position_range" CHECK ("return_photos"."position" between 0 and 4),
	CONSTRAINT "return_photos_storage_key_shape" CHECK ("return_photos"."storage_key" ~ '^private\/returns\/[a-f0-9]{32}\.jpg$' and char_length("return_photos"."storage_key") <= 60)
);
--> statement-breakpoint
ALTER TABLE "return_photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text GENERATED ALWAYS AS (upper(right(id::text, 8))) STORED,
	"order_id" uuid,
	"typed_number" text,
	"typed_email" text,
	"kind" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"cause" text,
	"message" text,
	"is_of_group" boolean DEFAULT false NOT NULL,
	"is_in_time" boolean,
	"askable_until" timestamp with time zone,
	"worth_minor" integer DEFAULT 0 NOT NULL,
	"fee_minor" integer DEFAULT 0 NOT NULL,
	"refunded_minor" integer DEFAULT 0 NOT NULL,
	"replaced_by" uuid,
	"note" text,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "returns_idempotency_key_once" UNIQUE("idempotency_key"),
	CONSTRAINT "returns_typed_number_filled" CHECK ("returns"."typed_number" = btrim("returns"."typed_number") and char_length("returns"."typed_number") between 1 and 40),
	CONSTRAINT "returns_typed_email_filled" CHECK ("returns"."typed_email" = btrim("returns"."typed_email") and char_length("returns"."typed_email") between 1 and 254),
	CONSTRAINT "returns_message_filled" CHECK ("returns"."message" = btrim("returns"."message") and char_length("returns"."message") between 1 and 3000),
	CONSTRAINT "returns_note_filled" CHECK ("returns"."note" = btrim("returns"."note") and char_length("returns"."note") between 1 and 1000),
	CONSTRAINT "returns_idempotency_key_filled" CHECK ("returns"."idempotency_key" = btrim("returns"."idempotency_key") and char_length("returns"."idempotency_key") between 1 and 64),
	CONSTRAINT "returns_kind_known" CHECK ("returns"."kind" in ('cancel', 'withdraw', 'claim', 'warranty')),
	CONSTRAINT "returns_state_known" CHECK ("returns"."state" in ('asked', 'approved', 'underway', 'received', 'refunded', 'replaced', 'cancelled', 'refused')),
	CONSTRAINT "returns_cause_known" CHECK ("returns"."cause" in ('changed_mind', 'too_small', 'too_large', 'not_as_expected', 'late', 'damaged', 'wrong_item', 'faulty', 'other')),
	CONSTRAINT "returns_of_one_order" CHECK (("returns"."order_id" is null) = ("returns"."is_in_time" is null) and ("returns"."order_id" is null or "returns"."typed_email" is null)),
	CONSTRAINT "returns_fee_range" CHECK ("returns"."fee_minor" between 0 and "returns"."worth_minor"),
	CONSTRAINT "returns_refunded_range" CHECK ("returns"."refunded_minor" >= 0 and ("returns"."refunded_minor" = 0 or "returns"."state" = 'refunded')),
	CONSTRAINT "returns_nothing_without_an_order" CHECK ("returns"."order_id" is not null or "returns"."state" in ('asked', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "returns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_kind_known";--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_replaced_by_orders_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_lines_of_item" ON "return_lines" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "returns_newest" ON "returns" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "returns_of_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_by_typed_email" ON "returns" USING btree (lower("typed_email")) WHERE typed_email is not null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('confirm-email', 'reset-password', 'password-changed', 'confirm-new-email', 'email-change-started', 'second-factor-changed', 'second-factor-guessed', 'message-reply', 'test-mail', 'payment-open', 'review-invitation', 'contact-message', 'dealer-inquiry', 'confirm-newsletter', 'newsletter-welcome', 'confirm-payment-alert', 'payment-alert-welcome', 'order-confirmation', 'payment-link', 'payment-received', 'order-shipped', 'order-cancelled', 'order-refunded', 'new-order', 'stock-alert', 'paid-without-stock', 'return-asked', 'return-moved'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_kind_known" CHECK ("order_events"."kind" in ('created', 'confirmed', 'status', 'note', 'payment', 'refund', 'shipment', 'arrived', 'return', 'edited', 'released', 'hidden', 'restored'));--> statement-breakpoint
CREATE POLICY "return_lines_admin" ON "return_lines" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "return_lines_system" ON "return_lines" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "return_lines_privacy" ON "return_lines" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "return_lines_granted" ON "return_lines" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('orders.read')));--> statement-breakpoint
CREATE POLICY "return_lines_checkout" ON "return_lines" AS PERMISSIVE FOR ALL TO "shop_checkout" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "return_lines_checkout_new" ON "return_lines" AS RESTRICTIVE FOR INSERT TO "shop_checkout" WITH CHECK (shelved_quantity = 0 and damaged_quantity = 0);--> statement-breakpoint
CREATE POLICY "return_photos_admin" ON "return_photos" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "return_photos_system" ON "return_photos" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "return_photos_privacy" ON "return_photos" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "return_photos_granted" ON "return_photos" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('orders.read')));--> statement-breakpoint
CREATE POLICY "return_photos_checkout" ON "return_photos" AS PERMISSIVE FOR ALL TO "shop_checkout" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "returns_admin" ON "returns" AS PERMISSIVE FOR ALL TO "shop_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "returns_system" ON "returns" AS PERMISSIVE FOR ALL TO "shop_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "returns_privacy" ON "returns" AS PERMISSIVE FOR ALL TO "shop_privacy" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "returns_granted" ON "returns" AS RESTRICTIVE FOR SELECT TO "shop_moderator" USING ((select app.may('orders.read')));--> statement-breakpoint
CREATE POLICY "returns_checkout" ON "returns" AS PERMISSIVE FOR ALL TO "shop_checkout" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "returns_checkout_new" ON "returns" AS RESTRICTIVE FOR INSERT TO "shop_checkout" WITH CHECK (state = 'asked' and refunded_minor = 0 and note is null);--> statement-breakpoint
ALTER POLICY "mails_checkout_own" ON "mails" TO shop_checkout USING (kind in ('order-confirmation', 'payment-link', 'payment-received', 'order-shipped', 'order-cancelled', 'order-refunded', 'new-order', 'stock-alert', 'paid-without-stock', 'return-asked', 'return-moved'));--> statement-breakpoint
ALTER POLICY "mails_checkout_new" ON "mails" TO shop_checkout WITH CHECK (kind in ('order-confirmation', 'payment-link', 'payment-received', 'order-shipped', 'order-cancelled', 'order-refunded', 'new-order', 'stock-alert', 'paid-without-stock', 'return-asked', 'return-moved') and state = 'queued');
--> statement-breakpoint
-- From here on written by hand: rights, who hears of changes, what the log of changes notes, and what it forgets.
alter table returns force row level security;
alter table return_lines force row level security;
alter table return_photos force row level security;
revoke all on returns, return_lines, return_photos
  from public, shop_anon, shop_user, shop_admin, shop_moderator, shop_identity, shop_public_forms, shop_checkout, shop_system, shop_limits, shop_jobs, shop_privacy;
-- Customers ask, and what needs no decision happens at once; what was asked for stays as it is.
grant select, insert on returns, return_lines, return_photos to shop_checkout;
grant update (state, updated_at) on returns to shop_checkout;
-- The back office takes the steps; what the customer said is not theirs to change.
grant select on returns, return_lines, return_photos to shop_admin;
grant update (
  order_id, typed_number, typed_email, state, is_in_time, askable_until, worth_minor, fee_minor, refunded_minor,
  replaced_by, note, updated_at
) on returns to shop_admin;
grant insert, delete, update (quantity, shelved_quantity, damaged_quantity) on return_lines to shop_admin;
grant select on returns, return_lines, return_photos to shop_system;
grant select on returns, return_lines, return_photos to shop_privacy;
grant delete on returns to shop_privacy;
--> statement-breakpoint
create trigger refuse_unless_granted before insert or update or delete on returns
  for each statement when (current_user = 'shop_moderator')
  execute function app.refuse_unless_granted('orders.write', 'orders.refund');
create trigger refuse_unless_granted before insert or update or delete on return_lines
  for each statement when (current_user = 'shop_moderator') execute function app.refuse_unless_granted('orders.write');
--> statement-breakpoint
create trigger write_audit_entry after insert or update or delete on returns
  for each row when (current_setting('role') in ('shop_admin', 'shop_moderator'))
  execute function app.write_audit_entry('id', 'number', 'idempotency_key', 'created_at', 'updated_at');
create trigger write_audit_entry after insert or update or delete on return_lines
  for each row when (current_setting('role') in ('shop_admin', 'shop_moderator'))
  execute function app.write_audit_entry('return_id,order_item_id');
--> statement-breakpoint
-- An erasure takes the words of a return out of the log of changes as well; the function stays as it is but for a line.
do $$
declare
  before constant text := pg_get_functiondef('app.redact_audit_log(text[],text,text)'::regprocedure);
  known constant text := '(''refunds'', array[';
begin
  if position(known in before) = 0 then
    raise exception 'the function app.redact_audit_log is not as expected';
  end if;
  execute replace(before, known,
    '(''returns'', array[''message'', ''note'', ''typed_number'', ''typed_email'']),
    ' || known);
end $$;
