// Revenue of orders that went through payment, completion, refunds and returns, as every screen and
// file has it; and periods that are compared at the same age.
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { analyticsEndpoints } from "#modules/analytics/endpoints.ts";
import { adminOrderEndpoints } from "#modules/orders/admin-endpoints.ts";
import { integrityRules } from "#modules/orders/integrity/integrity-rules.ts";
import { system } from "#shared/actor.ts";
import { createRandom } from "#shared/random.ts";
import { orderBody, UNIT_PRICE } from "../../support/sample-order.ts";
import { startReportShop } from "./report-shop.ts";
import { minor, sum } from "./row-sums.ts";

const shop = await startReportShop();
const { database, asAdmin, report, rows, file } = shop;

beforeEach(async () => {
  await database.asOwner("truncate orders cascade");
  await database.asOwner(
    "insert into stock_movements (variant_id, sku, quantity, reason) select id, sku, 100, 'receipt' from product_variants",
  );
});

/** However many orders a visitor may place in an hour. */
async function place(body = orderBody()): Promise<string> {
  await database.asOwner("truncate rate_limits");
  return shop.place(body);
}
const act = async (id: string, path: string, body: object) => {
  const answer = await asAdmin("POST", `/api/admin/orders/${id}${path}`, body);
  if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
};
const pay = (id: string) => act(id, "/payments", {});
const complete = (id: string) => act(id, "/status", { status: "completed" });
async function refund(id: string, amountMinor: number, restock: object[] = []) {
  await act(id, "/refunds", {
    amountMinor,
    restock,
    reason: "came back",
    byHand: true,
    notifyCustomer: false,
    idempotencyKey: randomUUID(),
  });
}
const totals = async (query = "") =>
  adminOrderEndpoints.readOrderTotals.response.parse(
    JSON.parse((await asAdmin("GET", `/api/admin/order-totals${query}`)).text),
  );
const revenue = async () => minor((await totals()).revenue);
/** Breaches of the rules about money and figures. */
async function findBreaches(): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const [name, rule] of Object.entries(integrityRules)) {
    // The orders of the test before were removed, and their movements with them.
    if (/^(?:stock|units|an order's movements)/.test(name)) continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection does one thing at a time
    const { rows: examples } = await database.runInTransaction(system, (db) => db.execute(rule));
    found.push(...examples.map((example) => [name, example]));
  }
  return found;
}

test("FIG-14 an order that was completed and then refunded in part counts with what is left, and a full refund takes it out", async () => {
  const id = await place(orderBody({ olive: 2 }));
  await pay(id);
  await complete(id);
  await refund(id, 5_000);
  expect(await revenue()).toBe(2 * UNIT_PRICE - 5_000);
  await refund(id, 2 * UNIT_PRICE - 5_000);
  expect(await revenue()).toBe(0);
  expect(await findBreaches()).toEqual([]);
});

test("FIG-14 an order that was refunded before it was completed, or was only set to refunded, is no revenue", async () => {
  const early = await place(orderBody());
  await pay(early);
  await refund(early, 1_000);
  const marked = await place(orderBody());
  await pay(marked);
  await complete(marked);
  await act(marked, "/status", { status: "refunded", note: "in cash" });
  expect(await revenue()).toBe(0);
  expect(await findBreaches()).toEqual([]);
});

test("FIG-15 units that came back are no longer sold, and what is left is of those that stayed", async () => {
  const id = await place(orderBody({ olive: 2, blue: 1 }));
  await pay(id);
  await complete(id);
  const { lines } = await shop.read(id);
  const blue = lines.find(({ sku }) => sku.endsWith("BLUE"));
  await refund(id, UNIT_PRICE, [{ lineId: blue?.id, quantity: 1 }]);
  const { figures, products } = await report();
  expect(figures.units.now).toBe(2);
  expect(products.map(({ sku, units, revenue: of }) => [sku, units, minor(of.original)])).toEqual([
    ["WANDERPAW_BACKPACK_OLIVE", 2, 2 * UNIT_PRICE],
  ]);
});

test("FIG-16 dashboard, cards, analytics, month, files and products agree to the cent about random orders that were refunded in part", async () => {
  const random = createRandom("what is left");
  await database.asOwner(
    `insert into exchange_rates (base_currency, target_currency, rate, source) values ('USD', 'ILS', 3.61234567, 'bank')
     on conflict do nothing`,
  );
  let expected = 0;
  for (let index = 0; index < 25; index += 1) {
    const quantity = random.int(1, 3);
    const paid = quantity * UNIT_PRICE;
    // oxlint-disable-next-line no-await-in-loop -- each order by itself
    const id = await place(orderBody({ olive: quantity }));
    const steps = random.pick(["open", "done", "left", "return", "back", "early", "unpaid"]);
    // oxlint-disable-next-line no-await-in-loop -- as above
    expected += await live(id, steps, { paid, part: random.int(1, paid - 1) });
  }
  const month = "2026-03";
  const { figures, products, money, months } = await report(month);
  const seen = figures.revenue.now;
  expect(minor(seen.original)).toBe(expected);
  expect(minor((await totals()).revenue)).toBe(expected);
  expect(minor((await totals()).revenueIls)).toBe(minor(seen.ils));
  expect(minor((await totals("?source=checkout")).revenue)).toBe(expected);
  expect(minor((await totals("?source=checkout")).revenueIls)).toBe(minor(seen.ils));
  const dashboard = analyticsEndpoints.readDashboard.response.parse(
    JSON.parse((await asAdmin("GET", "/api/admin/dashboard")).text),
  );
  expect(dashboard.revenue).toEqual(seen.original);
  expect(dashboard.revenueIls).toEqual(seen.ils);
  expect(dashboard.months.at(-1)?.revenue).toEqual(seen.original);
  expect(months.at(-1)?.revenue).toEqual(seen);
  expect(sum(products.map((it) => minor(it.revenue.original)))).toBe(expected);
  expect(sum(products.map((it) => minor(it.revenue.ils)))).toBe(minor(seen.ils));
  const behind = await rows(`figure=revenue&period=${month}`);
  expect(sum(behind.rows.map(({ amount }) => minor(amount?.original)))).toBe(expected);
  expect(behind.total.count).toBe(behind.rows.length);

  const exported = await file({ kind: "orders", filter: {} });
  const add = (lines: Record<string, string>[], column: string) =>
    sum(lines.map((line) => Math.round(Number(line[column]) * 100)));
  expect(add(exported, "הכנסות (USD)")).toBe(expected);
  expect(add(exported, "הכנסות (ILS)")).toBe(minor(seen.ils));
  const moved = await file({ kind: "report", report: "money", period: month });
  const inLines = moved.filter((line) => line["נכנס או הוחזר"] === "נכנס");
  const backLines = moved.filter((line) => line["נכנס או הוחזר"] === "הוחזר");
  expect(add(inLines, "סכום (USD)")).toBe(add(exported, "שולם (USD)"));
  expect(add(inLines, "סכום (ILS)")).toBe(
    sum(money.payments.map(({ amount }) => minor(amount.ils))),
  );
  expect(-add(backLines, "סכום (USD)")).toBe(add(exported, "הוחזר (USD)"));
  expect(add(backLines, "סכום (USD)")).toBe(minor(figures.refunds.now.original));
  expect(await findBreaches()).toEqual([]);
}, 120_000);

/** Takes an order through some steps, and returns the revenue that it brings. */
async function live(
  id: string,
  steps: string,
  { paid, part }: { paid: number; part: number },
): Promise<number> {
  if (steps === "open") return 0;
  if (steps !== "unpaid") await pay(id);
  if (steps === "early") {
    await refund(id, part);
    return 0;
  }
  await complete(id);
  if (steps === "return") {
    // A return comes back on the shelf first, and its money goes back later.
    await database.asOwner("update order_items set restocked_quantity = 1 where order_id = $1", [
      id,
    ]);
    await refund(id, part);
    return paid - part;
  }
  if (steps === "left" || steps === "back") {
    const { lines } = await shop.read(id);
    await refund(id, part, [{ lineId: lines[0]?.id, quantity: 1 }]);
    if (steps === "left") return paid - part;
    await refund(id, paid - part);
    return 0;
  }
  return paid;
}

test("ANALYT-93 a period that is not final is compared with the one before as it stood at the same age", async () => {
  const ids = [];
  // oxlint-disable-next-line no-await-in-loop -- each order by itself
  for (let index = 0; index < 8; index += 1) ids.push(await place(orderBody({ olive: 2 })));
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = ids;
  for (const id of [first, second, third]) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    await pay(id);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await complete(id);
  }
  await refund(second, 4_000);
  // Events of one millisecond have no order of their own: each lies last on the disk in turn.
  await database.asOwner(`with gone as (delete from order_events where kind = 'created' returning *)
    insert into order_events select * from gone`);
  const early = await report();
  expect(minor(early.figures.revenue.now.original)).toBe(6 * UNIT_PRICE - 4_000);

  shop.passTime(60);
  await pay(fourth);
  await complete(fourth);
  await refund(third, 2 * UNIT_PRICE);
  await refund(second, 1_000);
  await act(fifth, "/status", { status: "cancelled", note: "" });
  const { lines } = await shop.read(first);
  await refund(first, UNIT_PRICE, [{ lineId: lines[0]?.id, quantity: 1 }]);
  shop.passTime(30 * 86_400 - 60);
  await place(orderBody());

  const late = await report();
  expect(late.before).toEqual(early.now);
  const { revenue: earned, profit, orders, average, units, cancelled } = early.figures;
  expect(late.sameAge).toMatchObject({
    at: early.asOf,
    revenue: earned.now,
    profit: profit.now,
    orders: orders.now,
    average: average.now,
    units: units.now,
    cancelled: cancelled.now,
  });
  expect(late.figures.revenue.before).not.toEqual(earned.now);
  expect(late.figures.orders.change).toBeCloseTo(1 / 8 - 1);
  expect(await findBreaches()).toEqual([]);
});

test("ANALYT-93 a period that is final is compared with the one before as it is now", async () => {
  await shop.given({ at: "2026-01-10T10:00:00Z" });
  await shop.given({ at: "2026-02-10T10:00:00Z", units: { olive: 2 } });
  const { sameAge, figures, months } = await report("2026-02");
  expect(sameAge).toBeNull();
  expect(figures.revenue.change).toBeCloseTo(1, 3);
  expect(months.at(-2)).toMatchObject({ month: "2026-02", isFinal: true });
  expect(months.at(-1)).toMatchObject({ month: "2026-03", isFinal: false });
});
