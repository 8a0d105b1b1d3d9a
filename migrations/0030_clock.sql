-- The shop's clock in SQL. Defaults and triggers ask `app.now()` instead of the server. It is the
-- server's time, unless the owner of a test database moves it (docs/decisions/0036-one-clock.md).
create function app.now() returns timestamptz
language sql stable
as $$ select pg_catalog.now() $$;
--> statement-breakpoint
revoke execute on function app.now() from public;
grant execute on function app.now()
  to shop_anon, shop_user, shop_admin, shop_system, shop_identity, shop_letterbox, shop_till, shop_privacy;
--> statement-breakpoint
create or replace function app.touch_updated_at() returns trigger
language plpgsql as $$
begin
  if new.updated_at is not distinct from old.updated_at then
    new.updated_at := app.now();
  end if;
  return new;
end $$;
--> statement-breakpoint
create or replace function app.begin_role() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.given_at := app.now();
  return new;
end $$;
--> statement-breakpoint
ALTER TABLE "audit_log" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "product_categories" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "product_images" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "product_variants" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "updated_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "exchange_rates" ALTER COLUMN "updated_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "customer_notes" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "customer_notes" ALTER COLUMN "updated_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "customers" ALTER COLUMN "first_seen_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "updated_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "password_changed_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "one_time_tokens" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "refresh_tokens" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "second_factors" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "refreshed_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "proved_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "signing_keys" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "user_roles" ALTER COLUMN "given_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "stock_alerts" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "stock_levels" ALTER COLUMN "updated_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "stock_movements" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "updated_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "message_replies" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ALTER COLUMN "requested_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "updated_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "shipments" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "payment_events" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "data_exports" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "erasures" ALTER COLUMN "created_at" SET DEFAULT app.now();--> statement-breakpoint
ALTER TABLE "system_settings" ALTER COLUMN "updated_at" SET DEFAULT app.now();
