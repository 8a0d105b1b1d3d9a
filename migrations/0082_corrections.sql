ALTER TABLE "payments" DROP CONSTRAINT "payments_reference_once";--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_known";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference_once" ON "payments" USING btree ("method","reference") WHERE cancelled_at is null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('confirm-email', 'reset-password', 'password-changed', 'confirm-new-email', 'email-change-started', 'confirm-newsletter', 'newsletter-welcome', 'review-invitation', 'return-asked', 'return-moved', 'confirm-payment-alert', 'payment-alert-welcome', 'payment-open', 'confirm-waiting', 'waiting-welcome', 'back-in-stock', 'second-factor-changed', 'second-factor-guessed', 'passkey-changed', 'message-reply', 'order-confirmation', 'payment-link', 'payment-received', 'order-updated', 'order-shipped', 'order-cancelled', 'order-refunded', 'contact-message', 'dealer-inquiry', 'new-order', 'order-cancelled-by-customer', 'return-requested', 'paid-without-stock', 'test-mail', 'document-changed', 'stock-alert'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_cancelled_by_hand" CHECK ("payments"."cancelled_at" is null or "payments"."method" = 'manual');
--> statement-breakpoint
-- From here on written by hand. A payment that was none counts no more. Only one by hand can be put right, and once it is
-- cancelled it stays so.
create function app.apply_payment_cancellation() returns trigger
language plpgsql as $$
begin
  update public.orders set paid_minor = paid_minor - new.amount_minor where id = new.order_id;
  return null;
end $$;
--> statement-breakpoint
create trigger apply_payment_cancellation after update of cancelled_at on payments
  for each row when (old.cancelled_at is null and new.cancelled_at is not null)
  execute function app.apply_payment_cancellation();
--> statement-breakpoint
create function app.protect_final_payments() returns trigger
language plpgsql as $$
begin
  raise exception 'a payment of a payment service or a cancelled one does not change'
    using errcode = 'check_violation', constraint = 'payments_final', table = 'payments';
end $$;
--> statement-breakpoint
create trigger protect_final_payments before update on payments
  for each row when (old.method <> 'manual' or old.cancelled_at is not null)
  execute function app.protect_final_payments();
--> statement-breakpoint
revoke execute on function app.apply_payment_cancellation(), app.protect_final_payments() from public;
--> statement-breakpoint
grant update (kind, paid_on, reference, cancelled_at) on payments to shop_admin;
--> statement-breakpoint
grant update (carrier, tracking_number, tracking_url, created_at), delete on shipments to shop_admin;
--> statement-breakpoint
-- Lines and prices of an order can be corrected until it is shipped, and it can go on without its coupon.
grant update (agreed_total_minor, agreed_reason, coupon_code, coupon_percent, coupon_amount_minor) on orders to shop_admin;
--> statement-breakpoint
grant update (unit_price_minor, list_price_minor, agreed_reason, coupon_counts), delete on order_items to shop_admin;
--> statement-breakpoint
grant delete on coupon_redemptions to shop_admin;
--> statement-breakpoint
-- Taking an agreed price back needs the same right as agreeing on one.
create trigger refuse_unless_may_take_back after update of agreed_total_minor on orders
  for each row when (
    current_user = 'shop_moderator' and old.agreed_total_minor is distinct from new.agreed_total_minor
  )
  execute function app.refuse_unless_granted('orders.agree');
--> statement-breakpoint
create trigger refuse_unless_may_reprice after update of unit_price_minor on order_items
  for each row when (current_user = 'shop_moderator' and old.unit_price_minor is distinct from new.unit_price_minor)
  execute function app.refuse_unless_granted('orders.agree');
