import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { bookRules } from "#modules/order-processing/integrity-rules.ts";
import {
  bookTasks,
  checkIntegrity,
  type Finding,
} from "#modules/order-processing/check-integrity.ts";
import { createLog } from "#platform/log.ts";
import { system } from "#shared/actor.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase({ seeded: true });
const findings = () => database.inTransaction(system, (db) => checkIntegrity({ db }));
class Undo extends Error {}

const owner = new pg.Client({ connectionString: database.ownerUrl });
await owner.connect();
afterAll(() => owner.end());

/**
 * What the books say after something that no program of the shop could do, while every trigger
 * sleeps. It is taken back.
 */
async function findingsAfter(statement: string): Promise<Finding[]> {
  let found: Finding[] = [];
  try {
    await drizzle(owner).transaction(async (db) => {
      await db.execute(sql`set local session_replication_role = replica`);
      await db.execute(sql.raw(statement));
      found = await checkIntegrity({ db });
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return found;
}

/** The same for others to see, until it is mended. */
const pastTheShop = (statement: string) =>
  database.asOwner(`begin; set local session_replication_role = replica; ${statement}; commit;`);

/** The order that a breach is done to: completed, paid, from the checkout, with one line. */
const [victim] = await database.asOwner(
  `select o.id, o.number from orders o join order_items i on i.order_id = o.id
   where o.status = 'completed' and o.source = 'checkout' group by o.id having count(*) = 1 order by o.id limit 1`,
);
const id = `'${String(victim?.["id"])}'`;
const number = String(victim?.["number"]);
const [buyer] = await database.asOwner(
  `select c.id, min(o.number) as first from customers c join orders o on lower(o.customer_email) = lower(c.email)
   where c.email = (select customer_email from orders where id = ${id}) group by c.id`,
);

/** The first order that names a coupon, and the first that names none. */
const [using = {}, without = {}] = await database.asOwner(
  `select distinct on (coupon_code is null) id, number from orders order by coupon_code is null, id`,
);

const breaches: readonly (readonly [
  rule: keyof typeof bookRules,
  what: string,
  statement: string,
  example: string,
])[] = [
  [
    "the daily stats are the sums of the orders",
    "daily stats of orders that there are not",
    `insert into daily_order_stats (day, status, currency, orders, revenue_minor, revenue_agorot, unrated_orders, unrated_minor)
     values ('2000-01-01', 'pending', 'USD', 1, 0, 0, 0, 0)`,
    "2000-01-01 pending",
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
    "daily stats of bags that nobody ordered",
    `insert into daily_sales_stats (day, status, currency, item, bags, revenue_minor, revenue_agorot, unrated_minor)
     values ('2000-01-01', 'pending', 'USD', 'BAG', 1, 0, 0, 0)`,
    "2000-01-01 pending BAG",
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
    "held bags that nothing explains",
    "update product_variants set reserved_quantity = reserved_quantity + 1 where slug = 'blue'",
    "WANDERPAW_BACKPACK_BLUE",
  ],
  [
    "an order's movements are what its state means",
    "bags that came back although nobody said so",
    `update orders set stock_state = 'released', status = 'cancelled' where id = ${id}`,
    number,
  ],
  [
    "an order's movements are what its state means",
    "a line that grew without taking bags",
    `update order_items set quantity = quantity + 1, total_price_minor = total_price_minor + unit_price_minor where order_id = ${id}`,
    number,
  ],
  [
    "an order's movements are what its state means",
    "a bag that is called back on the shelf without a movement",
    `update order_items set restocked_quantity = 1 where order_id = ${id}`,
    number,
  ],
  [
    "an order's movements are what its state means",
    "movements of a colour that the order has not",
    `insert into stock_movements (variant_id, sku, quantity, reserved, reason, order_id)
     select v.id, v.sku, 0, 1, 'reserve', ${id} from product_variants v
     where v.id not in (select variant_id from order_items where order_id = ${id}) limit 1`,
    number,
  ],
  [
    "bags are where the status says",
    "a completed order whose bags wait on the shelf",
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

describe("the books", () => {
  test("BOOK-01 agree in the demo", async () => {
    expect(await findings()).toEqual([]);
  });

  test.each(breaches)(
    "BOOK-02 find what breaks a rule, and nothing when it is mended: %s, %s",
    async (rule, _, statement, example) => {
      const found = await findingsAfter(statement);
      expect(found.find((finding) => finding.rule === rule)).toEqual({
        rule,
        count: 1,
        examples: [example],
      });
      expect(await findings()).toEqual([]);
    },
  );

  test("BOOK-02 have no rule that nothing could break", () => {
    expect(new Set(breaches.map(([rule]) => rule))).toEqual(new Set(Object.keys(bookRules)));
  });

  test("BOOK-03 name the first few of many, and how many there are", async () => {
    const found = await findingsAfter("delete from mails");
    expect(found).toHaveLength(1);
    expect(found[0]?.count).toBeGreaterThan(300);
    expect(found[0]?.examples).toHaveLength(5);
  });

  test("BOOK-04 expect the confirmation of what is paid online when it has been paid", async () => {
    const asStripe = `update orders set payment_method = 'stripe' where id = ${id};
      delete from mails where dedupe_key = 'order-confirmation:' || ${id};`;
    expect(
      await findingsAfter(
        `${asStripe} update orders set paid_minor = 0 where id = ${id}; delete from payments where order_id = ${id}`,
      ),
    ).toEqual([]);
    expect(await findingsAfter(asStripe)).toMatchObject([
      { rule: "an order of the checkout has its confirmation", count: 1 },
    ]);
  });

  test("BOOK-04 expect none of orders whose bags were sold without being held, as the first version did", async () => {
    const found = await findingsAfter(
      `delete from mails where dedupe_key = 'order-confirmation:' || ${id};
       update stock_movements set reason = 'sale', quantity = -reserved, reserved = 0 where order_id = ${id} and reason = 'reserve';
       update stock_movements set reason = 'adjustment', reserved = 0 where order_id = ${id} and reason <> 'sale'`,
    );
    expect(found.map(({ rule }) => rule)).not.toContain(
      "an order of the checkout has its confirmation",
    );
  });

  test("BOOK-05 are looked through by the shop itself, which tells its log what is wrong and changes nothing", async () => {
    const lines: Record<string, unknown>[] = [];
    const log = createLog({
      level: "info",
      destination: {
        write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
      }, // our own log lines
    });
    const task = bookTasks({ database, clock: () => new Date(), log })["check-integrity"];
    await task?.run({}, { isLast: false });
    expect(lines).toEqual([]);
    const stock = () =>
      database.asOwner("select stock_quantity from product_variants order by slug");
    await pastTheShop("update product_variants set stock_quantity = 7 where slug = 'olive'");
    const before = await stock();
    await task?.run({}, { isLast: false });
    expect(await stock()).toEqual(before);
    await pastTheShop("update product_variants set stock_quantity = 4 where slug = 'olive'");
    expect(lines).toMatchObject([
      {
        level: "error",
        msg: "the books do not agree",
        rule: "stock is the sum of its movements",
        count: 1,
        examples: ["WANDERPAW_BACKPACK_OLIVE"],
      },
    ]);
  });
});
