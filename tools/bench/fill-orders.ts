import { UNIT_PRICE } from "../../tests/support/sample-order.ts";
import { fill } from "./fill.ts";

const UNITS = 10_000_000;
/** Of so many orders one belongs to the customer who reads theirs. */
const ONE_IN = 500;

/**
 * Puts `count` completed orders of the last three years into the shop, each with a line, two
 * events, a movement and a mail that was sent, and plenty of stock.
 */
export function fillWithOrders(dataDir: string, count: number): Promise<void> {
  const tables = ["orders", "order_items", "order_events", "stock_movements", "mails"];
  return fill(dataDir, tables, async (client) => {
    await client.query(
      `create temporary table filling as
       select n, gen_random_uuid() as id, v.id as variant_id, v.sku, v.variant_name, p.name as product_name,
         now() - interval '3 years' * (1 - n::float / $1) - interval '1 day' as at
       from generate_series(1, $1) n
       join (select *, row_number() over (order by sku) - 1 as place from product_variants where slug is not null) v
         on v.place = n % 3
       join products p on p.id = v.product_id`,
      [count],
    );
    for (const statement of fillings) await client.query(statement);
    await client.query(
      `insert into stock_movements (variant_id, sku, quantity, reason)
       select id, sku, ${UNITS}, 'receipt' from product_variants`,
    );
    await client.query(
      `update product_variants v set stock_quantity = s.units - s.held, reserved_quantity = s.held
       from (select variant_id, sum(quantity) as units, sum(reserved) as held from stock_movements group by 1) s
       where s.variant_id = v.id`,
    );
  });
}

const fillings = [
  `insert into orders (id, customer_id, customer_name, customer_email, status, stock_state, source, subtotal_minor,
     total_minor, billing_address, idempotency_key, created_at, updated_at)
   select id,
     case when n % ${ONE_IN} = 0 then (select id from profiles where email = 'customer@wanderpaw.example') end,
     'Customer ' || n, 'customer-' || n || '@mail.example', 'completed', 'shipped', 'checkout', ${UNIT_PRICE},
     ${UNIT_PRICE}, '{"line1": "14 Alder Lane", "city": "Portland", "country": "US"}', gen_random_uuid(), at, at
   from filling`,
  `insert into order_items (order_id, variant_id, product_name, variant_name, sku, quantity, unit_price_minor,
     total_price_minor)
   select id, variant_id, product_name, variant_name, sku, 1, ${UNIT_PRICE}, ${UNIT_PRICE} from filling`,
  `insert into order_events (order_id, kind, from_status, to_status, created_at)
   select id, 'created', null, 'pending', at from filling
   union all select id, 'status', 'pending', 'completed', at + interval '20 hours' from filling`,
  `insert into stock_movements (variant_id, sku, quantity, reason, order_id, created_at)
   select variant_id, sku, 1, 'receipt', null, at from filling
   union all select variant_id, sku, -1, 'sale', id, at from filling`,
  `insert into mails (kind, recipient, content, state, attempts, dedupe_key, created_at, updated_at, sent_at)
   select 'order-confirmation', 'customer-' || n || '@mail.example', '{}', 'sent', 1, 'order-confirmation:' || id, at, at, at
   from filling`,
];
