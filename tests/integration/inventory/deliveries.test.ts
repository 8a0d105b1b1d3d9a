import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { toDay } from "#i18n/format-he.ts";
import { deliverySchema, listedStockSchema } from "#modules/inventory/contract.ts";
import { addDays } from "#shared/days.ts";
import { toVersion } from "#platform/to-version.ts";
import { startWaitingShop } from "../newsletter/waiting-shop.ts";

const shop = await startWaitingShop();
const { asAdmin, database, now, send, stock } = shop;
const day = (days: number) => addDays(toDay(now()), days);
const [{ id: variantId } = { id: "" }] = z
  .array(z.object({ id: z.string() }))
  .parse(await database.asOwner("select id from product_variants where slug = 'olive'"));
const address = `/api/admin/variants/${variantId}/deliveries`;

beforeEach(() => database.asOwner("delete from expected_deliveries"));

async function list() {
  const { text } = await asAdmin("GET", address);
  return z.object({ deliveries: z.array(deliverySchema) }).parse(JSON.parse(text)).deliveries;
}

async function add(quantity: number, days: number, note?: string): Promise<string> {
  const key = randomUUID();
  const body = { key, quantity, expectedOn: day(days), note };
  expect(await asAdmin("POST", address, body)).toMatchObject({ status: 204 });
  return key;
}

async function readListed() {
  const { text } = await asAdmin("GET", "/api/admin/stock?q=olive");
  const { variants } = z.object({ variants: z.array(listedStockSchema) }).parse(JSON.parse(text));
  const olive = variants.find(({ id }) => id === variantId);
  if (olive === undefined) throw new Error("olive is not listed");
  return olive.demand;
}

test("EXPECT-01 deliveries of a variant are recorded, listed by date, changed and removed", async () => {
  const later = await add(5, 20);
  const sooner = await add(3, 10, "PO 17");
  expect(await list()).toMatchObject([
    { id: sooner, quantity: 3, expectedOn: day(10), note: "PO 17" },
    { id: later, quantity: 5, expectedOn: day(20), note: null },
  ]);
  const changed = { quantity: 4, expectedOn: day(30) };
  await asAdmin("PUT", `/api/admin/deliveries/${sooner}`, changed);
  expect(await list()).toMatchObject([
    { id: later, quantity: 5, expectedOn: day(20), note: null },
    { id: sooner, ...changed, note: null },
  ]);
  const [{ version } = { version: "" }] = await list();
  const edit = (quantity: number) =>
    asAdmin("PUT", `/api/admin/deliveries/${later}`, {
      quantity,
      expectedOn: day(20),
      version,
    });
  expect((await edit(6)).status).toBe(204);
  expect(await edit(7)).toMatchObject({
    status: 409,
    conflict: { changedBy: "Noa Adler", current: { quantity: 6 } },
  });
  await asAdmin("DELETE", `/api/admin/deliveries/${later}`);
  expect(await asAdmin("DELETE", `/api/admin/deliveries/${later}`)).toMatchObject({ status: 204 });
  expect(await list()).toHaveLength(1);
});

test("EXPECT-02 a delivery sent twice with the same key counts once, and a hundred is the maximum", async () => {
  const key = randomUUID();
  const body = { key, quantity: 5, expectedOn: day(3) };
  await Promise.all([1, 2, 3].map(() => asAdmin("POST", address, body)));
  expect(await list()).toHaveLength(1);
  await database.asOwner(
    `insert into expected_deliveries (variant_id, quantity, expected_on, leaves_by)
     select $1, 1, '2030-01-01', '2030-01-03' from generate_series(1, 99)`,
    [variantId],
  );
  const more = { ...body, key: randomUUID() };
  expect(await asAdmin("POST", address, more)).toMatchObject({ status: 409 });
});

test("EXPECT-03 a delivery adds its items to the stock once, however often it is reported", async () => {
  const id = await add(6, 2, "PO 18");
  const before = await stock("olive");
  const arrival = `/api/admin/deliveries/${id}/arrival`;
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => asAdmin("POST", arrival, { quantity: 5 })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await stock("olive")).available).toBe(before.available + 5);
  expect(await list()).toEqual([]);
  expect(
    await database.asOwner(
      "select quantity, reason, note from stock_movements where request_key = $1",
      [id],
    ),
  ).toEqual([{ quantity: 5, reason: "receipt", note: "PO 18" }]);
  const change = { quantity: 9, expectedOn: day(9) };
  expect(await asAdmin("PUT", `/api/admin/deliveries/${id}`, change)).toMatchObject({
    status: 404,
  });
  await asAdmin("DELETE", `/api/admin/deliveries/${id}`);
  const rows = await database.asOwner("select 1 from expected_deliveries where id = $1", [id]);
  expect(rows).toHaveLength(1);
});

test("EXPECT-04 received items are reserved for customers who are waiting", async () => {
  await shop.leave("olive", 0);
  const emails = await shop.waitAtOnce(3);
  const id = await add(4, 1);
  await asAdmin("POST", `/api/admin/deliveries/${id}/arrival`, { quantity: 4 });
  await shop.serve();
  expect(await shop.listNotified(emails)).toEqual(emails.slice(0, 2));
  expect(await readListed()).toMatchObject({ waiting: 1, held: 2, expected: null });
  await database.asOwner("delete from newsletter_subscribers");
});

test("EXPECT-05 invalid deliveries and those of an unknown variant are rejected, and strangers see none", async () => {
  const body = { key: randomUUID(), quantity: 1, expectedOn: day(1) };
  for (const wrong of [
    { quantity: 0 },
    { quantity: 100_001 },
    { expectedOn: "2026-02-30" },
    { expectedOn: "9999-12-31" },
  ])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await asAdmin("POST", address, { ...body, ...wrong })).toMatchObject({ status: 422 });
  const unknown = `/api/admin/variants/${randomUUID()}/deliveries`;
  expect(await asAdmin("POST", unknown, body)).toMatchObject({ status: 404 });
  expect(await asAdmin("GET", unknown)).toMatchObject({ status: 404 });
  expect(await send(address, body)).toMatchObject({ status: 401 });
});

test("WAIT-20 the inventory shows how many people wait and how many items are reserved", async () => {
  await shop.leave("olive", 0);
  await shop.waitAtOnce(4);
  expect(await readListed()).toMatchObject({ waiting: 4 });
  await database.asOwner("delete from newsletter_subscribers");
});

test("WAIT-21 sales of the last four weeks and expected deliveries determine the reorder date", async () => {
  await shop.leave("olive", 10);
  await database.asOwner(
    `insert into daily_sales_stats
       (day, status, currency, item, units, revenue_minor, revenue_agorot, unrated_minor)
     select d::date, 'completed', 'USD', $1, 14, 0, 0, 0 from unnest($2::text[]) d`,
    [variantId, [day(-29), day(-28), day(-1), day(0)]],
  );
  await asAdmin("PUT", "/api/admin/settings/supply_days", {
    value: 6,
    version: toVersion(30),
  });
  await add(4, 5);
  await add(1, 3);
  expect(await readListed()).toMatchObject({
    soldPerWeek: 7,
    daysLeft: 10,
    orderBy: day(9),
    expected: { quantity: 5, nextOn: day(3) },
  });
  await database.asOwner("delete from daily_sales_stats where item = $1", [variantId]);
});
