import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { SeededColor } from "#content/backpack-colors.ts";
import { placedOrderSchema } from "#modules/orders/processing/contract.ts";
import { details, orderBody, UNIT_PRICE } from "../../support/sample-order.ts";
import { startSalesShop } from "./sales-shop.ts";

const { send, stock, newEmail, database } = await startSalesShop();

const makeBody = (units?: Parameters<typeof orderBody>[0]) => ({
  ...orderBody(units),
  details: { ...details, email: newEmail() },
});

/** Leaves exactly this many units to be sold. */
const leave = (slug: SeededColor, units: number) =>
  database.asOwner(
    `insert into stock_movements (variant_id, sku, quantity, reason)
     select id, sku, $2 - stock_quantity, 'adjustment' from product_variants
     where slug = $1 and stock_quantity <> $2`,
    [slug, units],
  );

/** How many rows there are of each table that an order writes to. */
async function written(): Promise<unknown> {
  const [row] = await database.asOwner(
    `select (select count(*) from orders) as orders, (select count(*) from order_items) as items,
       (select count(*) from order_events) as events, (select count(*) from mails) as mails,
       (select count(*) from stock_movements) as movements, (select count(*) from stock_alerts) as alerts`,
  );
  return row;
}

/**
 * Variants whose stock is not the sum of their movements, and orders whose units are not what they
 * should hold.
 */
const findDiscrepancies = () =>
  database.asOwner(
    `select sku from product_variants v cross join lateral (
       select sum(quantity - reserved) as available, sum(reserved) as reserved
       from stock_movements where variant_id = v.id) moved
     where (stock_quantity, reserved_quantity) is distinct from (moved.available, moved.reserved)
     union all
     select number from orders o
     where (select sum(quantity) from order_items where order_id = o.id) is distinct from
       (select sum(reserved) from stock_movements where order_id = o.id)`,
  );

const readPlaced = ({ text }: { text: string }) => placedOrderSchema.parse(JSON.parse(text));

/** The answers' statuses and how often each occurs. */
const countByStatus = (answers: readonly { status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  );

test("SALE-20 when one of an order's mails cannot be stored, the order is not placed", async () => {
  const [before, units] = [await written(), await stock("olive")];
  await database.asOwner(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no room for mails'; end $$`);
  await database.asOwner(`create trigger refuse before insert on mails
    for each row when (new.kind = 'new-order') execute function refuse()`);
  const body = makeBody();
  const failed = await send("/api/orders", body);
  await database.asOwner("drop function refuse cascade");
  expect(failed.status).toBe(500);
  expect(await written()).toEqual(before);
  expect(await stock("olive")).toEqual(units);
  // The same click once more, when the trouble is over.
  expect((await send("/api/orders", body)).status).toBe(200);
});

test("SALE-21 ten identical orders at once become one order with one response", async () => {
  await leave("olive", 50);
  const body = makeBody({ olive: 2 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => send("/api/orders", body)));
  expect(countByStatus(answers)).toEqual({ 200: 10 });
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await stock("olive")).toMatchObject({ available: 48 });
  expect(
    await database.asOwner("select kind from mails where recipient = $1", [body.details.email]),
  ).toEqual([{ kind: "order-confirmation" }]);
  expect(await findDiscrepancies()).toEqual([]);
});

test("SALE-22 a double click on the last item places one order, without an error", async () => {
  for (let round = 0; round < 5; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one last unit after the other
    await leave("blue", 1);
    const body = makeBody({ blue: 1 });
    // oxlint-disable-next-line no-await-in-loop
    const answers = await Promise.all(Array.from({ length: 6 }, () => send("/api/orders", body)));
    expect(countByStatus(answers)).toEqual({ 200: 6 });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  }
});

test("SALE-23 two tabs with one key place one order, although they send different data", async () => {
  await leave("olive", 50);
  const one = makeBody({ olive: 1 });
  const other = { ...makeBody({ olive: 3 }), idempotencyKey: one.idempotencyKey };
  const answers = await Promise.all([send("/api/orders", one), send("/api/orders", other)]);
  expect(countByStatus(answers)).toEqual({ 200: 2 });
  const [first, second] = answers.map(readPlaced);
  expect({ ...first, earlier: null }).toEqual({ ...second, earlier: null });
  // One of them is told that it is the other's.
  expect([first?.earlier, second?.earlier]).toContain(null);
  expect(first?.earlier).not.toEqual(second?.earlier);
  // Later and with nothing right any more, the key still names that order.
  const late = { ...one, couponCode: "GONE", expectedTotal: { amountMinor: 1, currency: "USD" } };
  expect(readPlaced(await send("/api/orders", late))).toMatchObject({ ...first, earlier: [{}] });
  const orders = await database.asOwner(
    "select total_minor from orders where idempotency_key = $1",
    [one.idempotencyKey],
  );
  expect(orders).toHaveLength(1);
  expect([UNIT_PRICE, 3 * UNIT_PRICE]).toContain(orders[0]?.["total_minor"]);
});

test("SALE-48 a key that is sent again with other data returns the lines of its order", async () => {
  await leave("olive", 50);
  const body = { ...makeBody({ olive: 2 }), couponCode: "save10" };
  const total = 2 * UNIT_PRICE - Math.round((2 * UNIT_PRICE) / 10);
  const shown = (amountMinor: number) => ({ expectedTotal: { amountMinor, currency: "USD" } });
  const placed = readPlaced(await send("/api/orders", body));
  expect(placed).toMatchObject({ total: { amountMinor: total }, earlier: null });
  const again = async (changes: object) => {
    const answer = await send("/api/orders", { ...body, ...changes });
    return readPlaced(answer).earlier;
  };
  for (const same of [
    {},
    shown(total),
    { couponCode: "SAVE10" },
    { details: { ...body.details, fullName: ` ${details.fullName} `, shippingCity: "Haifa" } },
  ])
    // oxlint-disable-next-line no-await-in-loop -- a few
    expect(await again(same)).toBeNull();
  for (const other of [
    { lines: [{ slug: "olive", quantity: 1 }] },
    { lines: [{ slug: "blue", quantity: 2 }] },
    { lines: [...body.lines, { slug: "blue", quantity: 1 }] },
    { details: { ...body.details, addressLine1: "15 Alder Lane" } },
    { details: { ...body.details, email: newEmail() } },
    { details: { ...body.details, phoneNumber: "" } },
    { details: { ...body.details, city: "" } },
    { couponCode: undefined },
    shown(total - 1),
  ])
    // oxlint-disable-next-line no-await-in-loop -- a few
    expect(await again(other)).toEqual([{ slug: "olive", quantity: 2 }]);
});

test("SALE-24 a checkout key reveals only what the order's link shows, the key of an order by hand nothing", async () => {
  const body = makeBody();
  await send("/api/orders", body);
  const stolen = await send("/api/orders", { ...makeBody(), idempotencyKey: body.idempotencyKey });
  expect(Object.keys(JSON.parse(stolen.text) as object).toSorted()).toEqual([
    "accessKey",
    "confirmationNumber",
    "earlier",
    "id",
    "number",
    "orderId",
    "payAt",
    "total",
  ]);
  for (const secret of [body.details.email, details.fullName, details.addressLine1])
    expect(stolen.text).not.toContain(secret);

  const idempotencyKey = randomUUID();
  await database.asOwner(
    `insert into orders (customer_name, customer_email, source, subtotal_minor, total_minor, idempotency_key)
     values ('A', 'a@mail.example', 'admin', 0, 0, $1)`,
    [idempotencyKey],
  );
  const before = await written();
  expect(await send("/api/orders", { ...makeBody(), idempotencyKey })).toMatchObject({
    status: 409,
    code: "conflict",
  });
  expect(await written()).toEqual(before);
});

test("SALE-25 of a hundred buyers of the last item one gets it, and the others learn that it is sold out", async () => {
  await leave("caramel", 1);
  const { reserved } = await stock("caramel");
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => send("/api/orders", makeBody({ caramel: 1 }))),
  );
  expect(countByStatus(answers)).toEqual({ 200: 1, 409: 99 });
  for (const { code, fields } of answers.filter(({ status }) => status === 409))
    expect({ code, fields }).toEqual({ code: "out_of_stock", fields: { "lines.caramel": ["0"] } });
  expect(await stock("caramel")).toEqual({ available: 0, reserved: reserved + 1 });
  expect(await findDiscrepancies()).toEqual([]);
  // The last step down was announced once.
  expect(
    await database.asOwner(
      "select count(*)::int as mails from mails where kind = 'stock-alert' and content ->> 'level' = 'out' and content ->> 'sku' = 'WANDERPAW_BACKPACK_CARAMEL'",
    ),
  ).toEqual([{ mails: 1 }]);
});

test("SALE-26 orders of the same two variants in opposite sequence never deadlock", async () => {
  await leave("olive", 40);
  await leave("blue", 40);
  const bodies = Array.from({ length: 40 }, (_, turn) =>
    makeBody(turn % 2 === 0 ? { olive: 1, blue: 1 } : { blue: 1, olive: 1 }),
  );
  const answers = await Promise.all(bodies.map((body) => send("/api/orders", body)));
  expect(countByStatus(answers)).toEqual({ 200: 40 });
  expect(await stock("olive")).toMatchObject({ available: 0 });
  expect(await stock("blue")).toMatchObject({ available: 0 });
  expect(await findDiscrepancies()).toEqual([]);
});
