ALTER TABLE "user_grants" DROP CONSTRAINT "user_grants_action_known";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total_adds_up";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "customer_email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" drop column "search_text";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (app.search_text(' ' || customer_name || ' ' || coalesce(customer_email, '') || ' ' || right(id::text, 8) || ' ' || translate(coalesce(customer_phone, ''), '+-(). ', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "list_price_minor" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "agreed_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_handed_over" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "agreed_total_minor" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "agreed_reason" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "currency" char(3) DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "paid_on" date;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_idempotency_key_once" UNIQUE("idempotency_key");--> statement-breakpoint
ALTER TABLE "user_grants" ADD CONSTRAINT "user_grants_action_known" CHECK ("user_grants"."action" in ('figures.read', 'orders.read', 'orders.write', 'orders.agree', 'orders.refund', 'orders.delete', 'orders.export', 'stock.read', 'stock.write', 'prices.write', 'catalogue.read', 'catalogue.write', 'catalogue.delete', 'coupons.read', 'coupons.write', 'content.read', 'content.write', 'customers.read', 'customers.write', 'customers.export', 'messages.read', 'messages.write', 'settings.read', 'mail.read'));--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_list_price_positive" CHECK ("order_items"."list_price_minor" >= 0);--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_agreed_has_reason" CHECK (num_nulls("order_items"."list_price_minor", "order_items"."agreed_reason") in (0, 2));--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_agreed_reason_filled" CHECK ("order_items"."agreed_reason" = btrim("order_items"."agreed_reason") and char_length("order_items"."agreed_reason") between 1 and 200);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_reachable" CHECK ("orders"."customer_email" is not null or ("orders"."source" = 'admin' and "orders"."customer_phone" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_handed_over_is_done" CHECK (not "orders"."is_handed_over" or ("orders"."source" = 'admin' and "orders"."status" in ('completed', 'cancelled', 'refunded') and "orders"."stock_state" <> 'held'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_agreed_has_reason" CHECK (num_nulls("orders"."agreed_total_minor", "orders"."agreed_reason") in (0, 2));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_agreed_by_hand" CHECK ("orders"."agreed_total_minor" is null or ("orders"."source" = 'admin' and "orders"."coupon_code" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_agreed_reason_filled" CHECK ("orders"."agreed_reason" = btrim("orders"."agreed_reason") and char_length("orders"."agreed_reason") between 1 and 200);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shekels_have_rate" CHECK ("orders"."currency" <> 'ILS' or "orders"."ils_rate" is not null);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_adds_up" CHECK ("orders"."total_minor" = coalesce("orders"."agreed_total_minor", "orders"."subtotal_minor" - "orders"."discount_minor" + "orders"."shipping_minor"));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_kind_known" CHECK ("payments"."kind" in ('cash', 'bit', 'transfer', 'card', 'other'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_currency_known" CHECK ("payments"."currency" in ('USD', 'ILS'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_kind_by_hand" CHECK ("payments"."kind" is null or "payments"."method" = 'manual');
--> statement-breakpoint
-- From here on written by hand. The column that searches look through was made anew, and with it goes its index.
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops) WITH (gin_pending_list_limit=256);
--> statement-breakpoint
grant select (search_text, is_handed_over, agreed_total_minor, agreed_reason) on orders to shop_privacy;
--> statement-breakpoint
grant update (agreed_reason) on orders to shop_privacy;
--> statement-breakpoint
grant update (agreed_reason) on order_items to shop_privacy;
--> statement-breakpoint
-- The key of the form that a payment was typed into is no news for the log.
drop trigger write_audit_entry on payments;
--> statement-breakpoint
create trigger write_audit_entry after insert or update or delete on payments
  for each row when (current_setting('role') in ('shop_admin', 'shop_moderator'))
  execute function app.write_audit_entry('id', 'idempotency_key');
--> statement-breakpoint
-- Selling below (or above) the catalogue is a right of its own. Only rows with such a price are asked about.
create trigger refuse_unless_may_agree after insert or update of agreed_total_minor, agreed_reason on orders
  for each row when (current_user = 'shop_moderator' and new.agreed_total_minor is not null)
  execute function app.refuse_unless_granted('orders.agree');
--> statement-breakpoint
create trigger refuse_unless_may_agree after insert or update of list_price_minor, agreed_reason on order_items
  for each row when (current_user = 'shop_moderator' and new.list_price_minor is not null)
  execute function app.refuse_unless_granted('orders.agree');
--> statement-breakpoint
-- What an order was paid is in its currency. Another one is refused here, whoever writes it.
create or replace function app.apply_payment() returns trigger
language plpgsql as $$
begin
  update public.orders set paid_minor = paid_minor + new.amount_minor
    where id = new.order_id and currency = new.currency;
  if not found then
    raise exception 'a payment is in the currency of its order'
      using errcode = 'check_violation', constraint = 'payments_currency_of_order', table = 'payments';
  end if;
  return null;
end $$;
--> statement-breakpoint
-- An amount of an order in cents, by the rate that it froze, rounded half up.
create function app.to_cents(o public.orders, minor numeric) returns bigint
language sql immutable as $$
  select case when o.currency = 'ILS' then round(minor / o.ils_rate) else minor end::bigint
$$;
--> statement-breakpoint
revoke execute on function app.to_cents(orders, numeric) from public;
--> statement-breakpoint
grant execute on function app.to_cents(orders, numeric) to shop_admin, shop_system, shop_checkout, shop_privacy;
--> statement-breakpoint
-- As before, but the revenue of an order in shekels is in cents, too: by the rate that it froze. (No order has been in
-- shekels so far, so what was counted stays right.)
create or replace function app.figures_of(o public.orders) returns table (
  day date,
  total_agorot bigint,
  is_revenue boolean,
  revenue_minor integer,
  revenue_agorot bigint,
  has_rate boolean,
  rate numeric,
  is_underway boolean,
  underway_minor integer,
  underway_agorot bigint
)
language sql immutable as $$
  select
    (o.created_at at time zone 'Asia/Jerusalem')::date,
    round(o.total_minor * order_rate.rate)::bigint,
    o.status = 'completed',
    case when o.status = 'completed' then cents.minor else 0 end,
    case when o.status = 'completed' then round(kept.minor * order_rate.rate) else 0 end::bigint,
    order_rate.rate is not null,
    order_rate.rate,
    o.status in ('pending', 'processing', 'shipped'),
    case when o.status in ('pending', 'processing', 'shipped') then cents.minor else 0 end,
    case when o.status in ('pending', 'processing', 'shipped') then round(kept.minor * order_rate.rate) else 0 end::bigint
  from
    (select case when o.currency = 'ILS' then 1 else o.ils_rate end as rate) order_rate,
    (select o.total_minor - greatest(o.refunded_minor - greatest(o.paid_minor - o.total_minor, 0), 0) as minor) kept,
    lateral (select app.to_cents(o, kept.minor)::integer as minor) cents
$$;
--> statement-breakpoint
-- As before, with what bags cost in cents as well: a line's cost is in the order's currency.
create or replace function app.sold_of(o public.orders, lines public.order_items[]) returns table (
  line_id uuid,
  day date,
  status text,
  currency char(3),
  item text,
  bags integer,
  revenue_minor bigint,
  revenue_agorot bigint,
  unrated_minor bigint,
  costed_minor bigint,
  profit_minor bigint,
  profit_agorot bigint,
  unrated_profit_minor bigint,
  uncosted_bags integer
)
language sql stable as $$
  select
    line.id,
    f.day,
    o.status,
    o.currency,
    coalesce(line.variant_id::text, line.sku),
    line.quantity,
    part.minor,
    part.agorot,
    case when f.has_rate then 0 else part.minor end,
    case when line.cost is null then 0 else part.minor end,
    profit.minor,
    case when f.is_revenue and f.has_rate then coalesce(part.agorot - round(line.cost * f.rate), 0) else 0 end::bigint,
    case when f.has_rate then 0 else profit.minor end,
    case when f.is_revenue and line.cost is null then line.kept else 0 end
  from
    (
      select
        i.*,
        kept,
        case when kept = 0 then 0 else kept::bigint * i.unit_cost_minor end as cost,
        sum(i.total_price_minor) over (order by i.position, i.id) as up_to,
        sum(i.total_price_minor) over () as whole
      from unnest(lines) i
      cross join lateral (select i.quantity - i.restocked_quantity as kept) on_the_way
    ) line
    cross join lateral app.figures_of(o) f
    cross join lateral (
      select
        app.part_of(f.revenue_minor, line.up_to, line.total_price_minor, line.whole) as minor,
        app.part_of(coalesce(f.revenue_agorot, 0), line.up_to, line.total_price_minor, line.whole) as agorot
    ) part
    cross join lateral (
      select case when f.is_revenue then coalesce(part.minor - app.to_cents(o, line.cost), 0) else 0 end as minor
    ) profit
$$;
--> statement-breakpoint
-- As before, with the dollars of orders in shekels. An order without an address is nobody's in the list: its key is null.
create or replace function app.customer_share(o public.orders, sign integer) returns table (
  key text,
  orders integer,
  revenue_minor bigint,
  revenue_agorot bigint,
  unrated_minor bigint
)
language sql immutable as $$
  select
    lower(btrim(o.customer_email)),
    case when o.deleted_at is null then sign else 0 end,
    case when o.deleted_at is null then sign * f.revenue_minor else 0 end::bigint,
    case when o.deleted_at is null then sign * coalesce(f.revenue_agorot, 0) else 0 end::bigint,
    case when o.deleted_at is null and not f.has_rate then sign * f.revenue_minor else 0 end::bigint
  from app.figures_of(o) f
$$;
--> statement-breakpoint
-- Three functions stay as they are but for a line: orders without an address make no customer, the reasons of agreed prices are
-- words about a person, and taking these away from a line changes no figures.
do $$
declare
  changed record;
  before text;
begin
  for changed in values
    ('app.recount_customers()'::regprocedure, E'where o.deleted_at is null\n    group by s.key',
      E'where o.deleted_at is null and o.customer_email is not null\n    group by s.key'),
    ('app.redact_audit_log(text[],text,text)', E'\'shipping_address\']),',
      E'\'shipping_address\', \'agreed_reason\']),\n    (\'order_items\', array[\'agreed_reason\']),'),
    ('app.update_sales_stats_of_lines()', E'begin\n  if tg_op <> \'INSERT\' then',
      E'begin\n  if current_setting(\'role\') = \'shop_privacy\' then\n    return null;\n  end if;\n  if tg_op <> \'INSERT\' then')
  loop
    before := pg_get_functiondef(changed.column1);
    if position(changed.column2 in before) = 0 then
      raise exception 'the function % is not as expected', changed.column1;
    end if;
    execute replace(before, changed.column2, changed.column3);
  end loop;
end $$;
