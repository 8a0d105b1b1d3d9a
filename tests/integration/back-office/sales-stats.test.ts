// The daily stats of sales are what the lines come to, whatever changes an order, and while the
// job sums them up.
import { beforeEach, expect, test } from "vitest";
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { listStatusesCountedAs, orderStatuses } from "#modules/orders/status.ts";
import { dailyStatsTasks } from "#modules/orders/sum-up-daily-stats.ts";
import { integrityRules } from "#modules/orders/integrity/integrity-rules.ts";
import { silentLog } from "#platform/log.ts";
import { system } from "#shared/actor.ts";
import { createRandom } from "#shared/random.ts";
import { member } from "../../support/actors.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase();
const asOwner = (statement: string, values?: readonly unknown[]) =>
  database.asOwner(statement, values);
const sumUp = dailyStatsTasks({ database, clock: () => new Date(), log: silentLog })[
  "sum-up-daily-stats"
];
const rule =
  integrityRules["the daily stats of sales are the sums of the lines"] ??
  sql`select 'no such rule' as example`;
const breaches = async () =>
  (await database.runInTransaction(system, (db) => db.execute(rule))).rows;

beforeEach(() => asOwner("truncate orders cascade"));

type Line = { sku: string; quantity: number; price: number; cost?: number };

/** A completed order with these lines at 3.5 shekels for a dollar. */
async function order(
  lines: readonly Line[],
  more: { status?: string; rate?: number | null; paid?: number } = {},
): Promise<string> {
  const id = randomUUID();
  const total = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const { status = "completed", rate = 3.5 } = more;
  await asOwner(
    `insert into orders (id, customer_name, customer_email, source, subtotal_minor, total_minor, status, stock_state, created_at,
       ils_rate, usd_rate, ils_rate_source, ils_rate_date)
     values ($1, 'Ada', 'ada@mail.example', 'admin', $2, $2, $3, 'shipped', '2026-02-10T12:00:00Z', $4::numeric,
       case when $4::numeric is not null then 1 end, case when $4::numeric is not null then 'bank' end, case when $4::numeric is not null then date '2026-01-01' end)`,
    [id, total, status, rate],
  );
  await asOwner(
    `insert into order_items (order_id, position, product_name, sku, quantity, unit_price_minor, total_price_minor, unit_cost_minor)
     select $1, place, 'Bag', line ->> 'sku', (line ->> 'quantity')::integer, (line ->> 'price')::integer,
       (line ->> 'quantity')::integer * (line ->> 'price')::integer, (line ->> 'cost')::integer
     from jsonb_array_elements($2::jsonb) with ordinality as lines (line, place)`,
    [id, JSON.stringify(lines)],
  );
  return id;
}

/** Sales so far: units, cents and agorot by status and item. */
async function sold(): Promise<Record<string, readonly unknown[]>> {
  const rows = await asOwner(
    `select status || ' ' || item as key, sum(units)::integer as units, sum(revenue_minor)::integer as cents,
       sum(revenue_agorot)::integer as agorot, sum(unrated_minor)::integer as unrated
     from daily_sales_stats group by status, item
     having (sum(units), sum(revenue_minor), sum(revenue_agorot)) is distinct from (0, 0, 0)`,
  );
  expect(await breaches()).toEqual([]);
  return Object.fromEntries(
    rows.map(({ key, units, cents, agorot, unrated }) => [
      String(key),
      [units, cents, agorot, unrated],
    ]),
  );
}

/** Profit so far by item: cents and agorot, and units without a cost. */
async function gained(): Promise<Record<string, readonly unknown[]>> {
  const rows = await asOwner(
    `select item, sum(costed_minor)::integer as costed, sum(profit_minor)::integer as cents, sum(profit_agorot)::integer as agorot,
       sum(unrated_profit_minor)::integer as unrated, sum(uncosted_units)::integer as uncosted
     from daily_sales_stats group by item
     having (sum(profit_minor), sum(costed_minor), sum(uncosted_units)) is distinct from (0, 0, 0)`,
  );
  expect(await breaches()).toEqual([]);
  return Object.fromEntries(
    rows.map(({ item, costed, cents, agorot, unrated, uncosted }) => [
      String(item),
      [costed, cents, agorot, unrated, uncosted],
    ]),
  );
}

const olive = { sku: "OLIVE", quantity: 2, price: 7_499 };
const blue = { sku: "BLUE", quantity: 1, price: 5_000 };

test("ANALYT-01 the lines of an order share its revenue in proportion to their price, exactly to the last agora", async () => {
  await order([
    { sku: "A", quantity: 1, price: 3_333 },
    { sku: "B", quantity: 1, price: 3_333 },
    { sku: "C", quantity: 1, price: 3_333 },
  ]);
  await asOwner(
    "update orders set discount_minor = 1000, total_minor = 8999, coupon_code = 'TEN', coupon_percent = 10",
  );
  expect(await sold()).toEqual({
    "completed A": [1, 3_000, 10_499, 0],
    "completed B": [1, 2_999, 10_499, 0],
    "completed C": [1, 3_000, 10_499, 0],
  });
});

test("ANALYT-02 items are counted under the status of their order while they are sold, and revenue while it is completed", async () => {
  await order([olive, blue], { status: "pending" });
  expect(await sold()).toEqual({ "pending OLIVE": [2, 0, 0, 0], "pending BLUE": [1, 0, 0, 0] });
  for (const status of orderStatuses) {
    await asOwner("update orders set status = $1", [status]);
    const isDone = status === "completed";
    const sales = {
      [`${status} OLIVE`]: [2, isDone ? 14_998 : 0, isDone ? 52_493 : 0, 0],
      [`${status} BLUE`]: [1, isDone ? 5_000 : 0, isDone ? 17_500 : 0, 0],
    };
    expect(await sold()).toEqual(listStatusesCountedAs("sold").includes(status) ? sales : {});
  }
});

test("ANALYT-02 edited, added or removed lines also change the revenue of the other lines", async () => {
  const id = await order([olive, blue]);
  const edit = (statement: string) => asOwner(`update orders set ${statement} where id = $1`, [id]);
  await asOwner(
    "update order_items set quantity = 1, total_price_minor = 7499 where sku = 'OLIVE'",
  );
  await edit("subtotal_minor = 12499, total_minor = 12499");
  expect(await sold()).toMatchObject({
    "completed OLIVE": [1, 7_499, 26_247, 0],
    "completed BLUE": [1, 5_000, 17_500, 0],
  });
  await asOwner(
    `insert into order_items (order_id, position, product_name, sku, quantity, unit_price_minor, total_price_minor)
     values ($1, 7, 'Bag', 'NEW', 3, 1000, 3000), ($1, 8, 'Bag', 'NEW', 1, 1000, 1000)`,
    [id],
  );
  await edit("subtotal_minor = 16499, total_minor = 16499");
  expect(await sold()).toMatchObject({
    "completed OLIVE": [1, 7_499, 26_247, 0],
    "completed NEW": [4, 4_000, 14_000, 0],
  });
  await asOwner("delete from order_items where sku = 'NEW'");
  await edit("subtotal_minor = 12499, total_minor = 12499");
  expect(Object.keys(await sold())).toEqual(
    expect.arrayContaining(["completed OLIVE", "completed BLUE"]),
  );
});

test("ANALYT-03 payments and refunds change the revenue of lines, and restocked items are sold no more", async () => {
  const id = await order([olive, blue]);
  await asOwner(
    "insert into payments (order_id, method, amount_minor) values ($1, 'manual', 19998)",
    [id],
  );
  await asOwner(
    `insert into refunds (order_id, method, amount_minor, state, idempotency_key, settled_at)
     values ($1, 'manual', 9999, 'done', 'half', now())`,
    [id],
  );
  const half = { "completed OLIVE": [2, 7_499, 26_247, 0], "completed BLUE": [1, 2_500, 8_750, 0] };
  expect(await sold()).toEqual(half);
  await asOwner("update order_items set restocked_quantity = 1 where sku = 'BLUE'");
  const rest = [2, 9_999, 34_997, 0];
  expect(await sold()).toEqual({ "completed OLIVE": rest });
  await asOwner("update orders set status = 'refunded'");
  expect(await sold()).toEqual({ "refunded OLIVE": rest });
  await asOwner(
    `insert into refunds (order_id, method, amount_minor, state, idempotency_key, settled_at)
     values ($1, 'manual', 9999, 'done', 'the rest', now())`,
    [id],
  );
  expect(await sold()).toEqual({});
});

test("ANALYT-04 deleted orders are not counted until they are restored, and removed orders leave nothing", async () => {
  const id = await order([olive]);
  const other = await order([blue], { rate: null });
  const both = {
    "completed OLIVE": [2, 14_998, 52_493, 0],
    "completed BLUE": [1, 5_000, 0, 5_000],
  };
  expect(await sold()).toEqual(both);
  await asOwner("update orders set deleted_at = now()");
  expect(await sold()).toEqual({});
  await asOwner("update orders set deleted_at = null");
  expect(await sold()).toEqual(both);
  await asOwner("delete from orders where id in ($1, $2)", [id, other]);
  expect(await sold()).toEqual({});
  await order([blue]);
  await asOwner("truncate orders cascade");
  expect(await asOwner("select from daily_sales_stats")).toEqual([]);
});

test("ANALYT-34 profit is the revenue of completed orders minus the cost of their items then, at each order's rate", async () => {
  const id = await order(
    [
      { ...olive, cost: 2_500 },
      { ...blue, cost: 2_001 },
    ],
    { status: "shipped" },
  );
  expect(await gained()).toEqual({});
  await asOwner("update orders set status = 'completed'");
  // 149.98 - 2 × 25.00; 524.93 shekels - 175.00
  const whole = {
    OLIVE: [14_998, 9_998, 34_993, 0, 0],
    BLUE: [5_000, 2_999, 10_496, 0, 0],
  };
  expect(await gained()).toEqual(whole);
  await asOwner("update orders set deleted_at = now()");
  expect(await gained()).toEqual({});
  await asOwner("update orders set deleted_at = null");
  expect(await gained()).toEqual(whole);
  await asOwner(
    "update orders set ils_rate = null, usd_rate = null, ils_rate_source = null, ils_rate_date = null",
  );
  expect(await gained()).toEqual({
    OLIVE: [14_998, 9_998, 0, 9_998, 0],
    BLUE: [5_000, 2_999, 0, 2_999, 0],
  });
  await asOwner("delete from orders where id = $1", [id]);
  expect(await gained()).toEqual({});
});

test("ANALYT-34 refunds reduce the profit, which can be negative, and restocked items have no cost", async () => {
  const id = await order([{ ...olive, cost: 2_500 }]);
  await asOwner(
    "insert into payments (order_id, method, amount_minor) values ($1, 'manual', 14998)",
    [id],
  );
  await asOwner(
    `insert into refunds (order_id, method, amount_minor, state, idempotency_key, settled_at)
     values ($1, 'manual', 12000, 'done', 'most', now())`,
    [id],
  );
  expect(await gained()).toMatchObject({ OLIVE: [2_998, -2_002, -7_007, 0, 0] });
  await asOwner("update order_items set restocked_quantity = 1");
  expect(await gained()).toMatchObject({ OLIVE: [2_998, 498, 1_743, 0, 0] });
});

test("ANALYT-35 items with an unknown cost are counted, and neither their revenue nor a zero cost is in the profit", async () => {
  await order([{ ...olive, cost: 2_500 }, blue]);
  expect(await gained()).toMatchObject({
    OLIVE: [14_998, 9_998, 34_993, 0, 0],
    BLUE: [0, 0, 0, 0, 1],
  });
  // A unit that came back costs nothing, known or not.
  await asOwner("update order_items set restocked_quantity = 1 where sku = 'BLUE'");
  expect(await gained()).toMatchObject({ BLUE: [5_000, 5_000, 17_500, 0, 0] });
});

test("ANALYT-05 after random changes, with two jobs at the same moment, the daily statistics match the lines", async () => {
  const random = createRandom("sold");
  const ids: string[] = [];
  for (let index = 0; index < 12; index += 1)
    ids.push(
      // oxlint-disable-next-line no-await-in-loop -- each takes from the same chance
      await order(
        Array.from({ length: random.int(1, 3) }, (_, place) => ({
          sku: `S${(place + index) % 4}`,
          quantity: random.int(1, 3),
          price: random.int(0, 9_999),
          ...(random.chance(0.6) && { cost: random.int(0, 6_000) }),
        })),
        { status: random.pick(orderStatuses), rate: random.chance(0.2) ? null : 3.61234567 },
      ),
    );
  const change = (id: string) => {
    const statement = random.pick([
      sql`update orders set status = ${random.pick(orderStatuses)} where id = ${id}`,
      sql`update order_items set quantity = quantity + 1, total_price_minor = total_price_minor + unit_price_minor where order_id = ${id}`,
      sql`update order_items set restocked_quantity = least(quantity, restocked_quantity + 1) where order_id = ${id}`,
      sql`update orders set subtotal_minor = l.total, total_minor = l.total
          from (select sum(total_price_minor) as total from order_items where order_id = ${id}) l where id = ${id}`,
    ]);
    return database.runInTransaction(member("admin"), async (db) => {
      await db.execute(sql`select from orders where id = ${id} for update`);
      await db.execute(statement);
    });
  };
  for (let round = 0; round < 6; round += 1)
    // oxlint-disable-next-line no-await-in-loop -- round after round
    await Promise.all([
      ...ids.map(change),
      sumUp?.run({}, { isLast: true }),
      sumUp?.run({}, { isLast: true }),
    ]);
  expect(await breaches()).toEqual([]);
  await sumUp?.run({}, { isLast: true });
  expect(await breaches()).toEqual([]);
  const [counts] = await asOwner(
    `select (select count(*) from daily_sales_stats)::integer as rows,
       (select count(*) from (
         select from daily_sales_stats group by day, status, currency, item having sum(units) <> 0
       ) groups)::integer as groups`,
  );
  expect(counts?.["rows"]).toBe(counts?.["groups"]);
});
