// Breaches of the integrity rules that no program of the shop could cause, rule by rule.
import type { IntegrityRule } from "#modules/orders/integrity/integrity-rules.ts";

type Row = Readonly<Record<string, unknown>>;

type Victims = {
  /** A completed order of the checkout with one line, quoted, and its number. */
  readonly id: string;
  readonly number: string;
  readonly buyer: Row | undefined;
  /** The first order that names a coupon, and the first that names none. */
  readonly using: Row;
  readonly without: Row;
};

type Breach = readonly [rule: IntegrityRule, what: string, statement: string, example: string];

/** At least one breach of each rule: what it does, and what is found. */
export function listBreaches({ id, number, buyer, using, without }: Victims): readonly Breach[] {
  const aReturn = (state: string, refundedMinor: number) =>
    `insert into returns (order_id, kind, state, is_in_time, refunded_minor, idempotency_key)
     values (${id}, 'withdraw', '${state}', true, ${refundedMinor}, gen_random_uuid()::text)`;
  return [
    [
      "returns bring back no more than was bought",
      "more items announced than were bought",
      `with made as (${aReturn("asked", 0)} returning id)
       insert into return_lines (return_id, order_item_id, quantity)
       select made.id, i.id, i.quantity + 1 from made, order_items i where i.order_id = ${id}`,
      number,
    ],
    [
      "what returns gave back is in the refunds",
      "a return that was refunded without a refund",
      aReturn("refunded", 1_000_000),
      number,
    ],
    [
      "who ordered ahead has the first units",
      "a unit for sale that an order was promised",
      "update product_variants set ahead_quantity = 1 where slug = 'olive' and stock_quantity > 0",
      "WANDERPAW_BACKPACK_OLIVE",
    ],
    [
      "units ordered ahead are promised, then held",
      "a unit released twice",
      `insert into stock_movements (variant_id, sku, quantity, reserved, reason, order_id)
       select variant_id, sku, 0, -1, 'release', ${id} from order_items where order_id = ${id} limit 1`,
      number,
    ],
    [
      "a held unit is reserved until it is bought or released",
      "a promise that nothing is held for",
      `insert into held_units (id, variant_id, key_hash, expires_at)
     select '00000000-0000-4000-8000-00000000000b', id, '\\x01', app.now() + interval '1 day' from product_variants where slug = 'olive'`,
      "00000000-0000-4000-8000-00000000000b",
    ],
    [
      "the daily stats are the sums of the orders",
      "daily stats of orders that there are not",
      `insert into daily_order_stats (day, status, currency, orders, revenue_minor, revenue_agorot, unrated_orders, unrated_minor)
     values ('2000-01-01', 'pending', 'USD', 1, 0, 0, 0, 0)`,
      "2000-01-01 pending",
    ],
    [
      "a refunded order remembers whether it was completed",
      "an order that counts as refunded after it was completed, and was not refunded",
      `update orders set was_completed = true where id = ${id}`,
      number,
    ],
    [
      "an order's tax is that of its lines and of shipping",
      "tax that belongs to no line",
      `update orders set tax_minor = 1, is_tax_included = true where id = ${id}`,
      number,
    ],
    [
      "tax is the rate of what a line costs",
      "a rate without its tax",
      `update order_items set tax_rate_bp = 2000 where order_id = ${id}`,
      number,
    ],
    [
      "refunds give back the tax in them",
      "tax that was given back without money",
      `update orders set tax_minor = 1, refunded_tax_minor = 1, is_tax_included = true where id = ${id}`,
      number,
    ],
    [
      "payments are in the currency of their order",
      "shekels that count as dollars",
      `update payments set currency = 'ILS' where order_id = ${id}`,
      number,
    ],
    [
      "agreed prices have a reason",
      "a lower price that nobody was told of",
      `update order_items set list_price_minor = unit_price_minor + 1, agreed_reason = 'x' where order_id = ${id}`,
      number,
    ],
    [
      "what was handed over is done",
      "an order of the checkout that was handed over",
      `update orders set is_handed_over = true, source = 'admin' where id = ${id}`,
      number,
    ],
    [
      "the daily stats of sales are the sums of the lines",
      "daily stats of units that nobody ordered",
      `insert into daily_sales_stats (day, status, currency, item, units, revenue_minor, revenue_agorot, unrated_minor)
     values ('2000-01-01', 'pending', 'USD', 'BAG', 1, 0, 0, 0)`,
      "2000-01-01 pending BAG",
    ],
    [
      "the daily stats of money are those of the day",
      "daily stats of a discount that nobody had",
      `insert into daily_money_stats (day, entry, count, paid_minor, cents, agorot, unrated_cents)
     values ('2000-01-01', 'discount', 1, 0, 1, 0, 0)`,
      "2000-01-01 discount",
    ],
    [
      "the daily stats of customers count all of them",
      "daily stats of a customer that there is not",
      "insert into daily_customer_stats (last_order_on, is_guest, customers) values ('2000-01-01', true, 1)",
      "2000-01-01",
    ],
    [
      "coupons are used by the orders that name them",
      "a use of an order that names no coupon",
      `insert into coupon_redemptions (order_id, coupon_id) select '${String(without["id"])}', id from coupons where code = 'SAVE10'`,
      String(without["number"]),
    ],
    [
      "coupons are used by the orders that name them",
      "an order whose coupon knows nothing of it",
      `delete from coupon_redemptions where order_id = '${String(using["id"])}'`,
      String(using["number"]),
    ],
    [
      "customers are the sums of their orders",
      "an order that was counted twice",
      `update customers set orders = orders + 1 where id = '${String(buyer?.["id"])}'`,
      String(buyer?.["id"]),
    ],
    [
      "customers are the sums of their orders",
      "somebody who has ordered and whom nobody knows",
      `delete from customers where id = '${String(buyer?.["id"])}'`,
      String(buyer?.["first"]),
    ],
    [
      "stock is the sum of its movements",
      "stock that nothing explains",
      "update product_variants set stock_quantity = stock_quantity + 1 where slug = 'olive'",
      "WANDERPAW_BACKPACK_OLIVE",
    ],
    [
      "stock is the sum of its movements",
      "held units that nothing explains",
      "update product_variants set reserved_quantity = reserved_quantity + 1 where slug = 'blue'",
      "WANDERPAW_BACKPACK_BLUE",
    ],
    [
      "an order's movements are what its state means",
      "units that came back although nobody said so",
      `update orders set stock_state = 'released', status = 'cancelled' where id = ${id}`,
      number,
    ],
    [
      "an order's movements are what its state means",
      "a line that grew without taking units",
      `update order_items set quantity = quantity + 1, total_price_minor = total_price_minor + unit_price_minor where order_id = ${id}`,
      number,
    ],
    [
      "an order's movements are what its state means",
      "a unit that is called back on the shelf without a movement",
      `update order_items set restocked_quantity = 1 where order_id = ${id}`,
      number,
    ],
    [
      "an order's movements are what its state means",
      "movements of a color that the order has not",
      `insert into stock_movements (variant_id, sku, quantity, reserved, reason, order_id)
     select v.id, v.sku, 0, 1, 'reserve', ${id} from product_variants v
     where v.id not in (select variant_id from order_items where order_id = ${id}) limit 1`,
      number,
    ],
    [
      "units are where the status says",
      "a completed order whose units wait on the shelf",
      `update orders set stock_state = 'held' where id = ${id}`,
      number,
    ],
    [
      "an order's subtotal is the sum of its lines",
      "a line at another price",
      `update order_items set unit_price_minor = unit_price_minor + 1, total_price_minor = total_price_minor + quantity where order_id = ${id}`,
      number,
    ],
    [
      "an order's total is its lines less the discount",
      "a line at another price than the total was made of",
      `update order_items set unit_price_minor = unit_price_minor + 1, total_price_minor = total_price_minor + quantity where order_id = ${id}`,
      number,
    ],
    [
      "an order's subtotal is the sum of its lines",
      "an order without lines",
      `delete from order_items where order_id = ${id}`,
      number,
    ],
    [
      "what an order was paid is the sum of its payments",
      "a payment that is missing",
      `delete from payments where order_id = ${id}`,
      number,
    ],
    [
      "what an order was given back is the sum of its refunds",
      "a refund that was not counted",
      `insert into refunds (order_id, method, amount_minor, idempotency_key) values (${id}, 'manual', 1, 'k')`,
      number,
    ],
    [
      "refunds stay within payments",
      "more back than was paid",
      `insert into refunds (order_id, method, amount_minor, idempotency_key) values (${id}, 'manual', 99999, 'k')`,
      number,
    ],
    [
      "a timeline begins once",
      "a second beginning",
      `insert into order_events (order_id, kind, to_status) values (${id}, 'created', 'pending')`,
      number,
    ],
    [
      "a timeline begins once",
      "no beginning",
      `delete from order_events where order_id = ${id} and kind = 'created'`,
      number,
    ],
    [
      "a timeline leads to the status",
      "a change that nobody wrote down",
      `update orders set status = 'shipped' where id = ${id}`,
      number,
    ],
    [
      "a timeline leads to the status",
      "a gap",
      `delete from order_events where order_id = ${id} and to_status = 'shipped'`,
      number,
    ],
    [
      "an order of the checkout has its confirmation",
      "a mail that was never written",
      `delete from mails where dedupe_key = 'order-confirmation:' || ${id}`,
      number,
    ],
  ];
}
