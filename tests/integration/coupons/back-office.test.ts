import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CouponRow } from "#modules/coupons/contract.ts";
import type { CouponFigure } from "#modules/coupons/kinds.ts";
import { anonymous } from "#shared/actor.ts";
import { UNIT_PRICE } from "../../support/sample-order.ts";
import { startCouponShop } from "./coupon-shop.ts";

const shop = await startCouponShop();
const { asAdmin, send, give, make, change, buy, readPlacedCoupon, input, variants, database } =
  shop;

test("OFFER-41 codes that look alike count as one, and the existing one is named", async () => {
  await make("FAIR-10");
  for (const code of ["fair-10", "FAIR10", "FAIRIO", "FA1RLO"])
    expect(await give(code)).toMatchObject({ status: 422, fields: { code: ["taken", "FAIR-10"] } });
  // Two people at once.
  const both = await Promise.all([give("SPRING"), give("SPR1NG")]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 422]));
});

test.each([
  // The С, О and Е of Cyrillic, and the Α of Greek.
  ["СODE20", "foreign_letters"],
  ["SUMMΑR", "foreign_letters"],
  ["חורף26", "foreign_letters"],
  ["TWO WORDS", "malformed"],
  ["-EDGE-", "malformed"],
  ["A1", "bad_length"],
  ["X".repeat(41), "bad_length"],
])("OFFER-41 %s is not a valid code", async (code, problem) => {
  expect(await give(code)).toMatchObject({ status: 422, fields: { code: [problem] } });
});

test.each<[Parameters<typeof input>[1], string]>([
  [{ kind: "percent", value: 101 }, "coupon.value"],
  [{ kind: "item", value: 1 }, "coupon.itemVariantId"],
  [{ startsOn: "2026-12-02", endsOn: "2026-12-01" }, "coupon.endsOn"],
  [{ maxUses: 0 }, "coupon.maxUses"],
  [{ note: "a\u0000b" }, "coupon.note"],
])("OFFER-40 %j is refused at its field", async (changes, path) => {
  const { status, fields } = await give("REFUSED", changes);
  expect({ status, fields: Object.keys(fields ?? {}) }).toEqual({
    status: 422,
    fields: [path.replace("coupon.", "")],
  });
});

test("OFFER-41 a code that orders use cannot be changed; an unused one can", async () => {
  const { id } = await make("TYPPO");
  expect((await change(id, { code: "typo-free" })).status).toBe(200);
  await buy({ code: "TYPO-FREE" });
  expect(await change(id, { code: "OTHER" })).toMatchObject({ fields: { code: ["used"] } });
  expect((await change(id, { value: 5 })).status).toBe(200);
});

test("OFFER-42 a coupon that was changed meanwhile is not overwritten", async () => {
  const { id, version } = await make("RACING");
  const coupon = input("RACING", { value: 30 });
  await database.asOwner("update coupons set note = 'x', updated_at = now() where id = $1", [id]);
  expect(await asAdmin("PUT", `/api/admin/coupons/${id}`, { ...coupon, version })).toMatchObject({
    status: 409,
    code: "conflict",
  });
});

test("OFFER-42 the list can be searched and filtered by the state of coupons", async () => {
  await make("LISTED-OFF", { isActive: false, note: "For the winter fair" });
  const codes = async (query: string) => {
    const { text } = await asAdmin("GET", `/api/admin/coupons?${query}`);
    return (JSON.parse(text) as { coupons: CouponRow[] }).coupons.map(({ code }) => code);
  };
  expect(await codes("q=winter")).toEqual(["LISTED-OFF"]);
  expect(await codes("q=listed&state=off")).toEqual(["LISTED-OFF"]);
  expect(await codes("q=listed&state=active")).toEqual([]);
});

test("OFFER-42 starting and ending a coupon is recorded in the log of changes with its author", async () => {
  const { id } = await make("NOTED");
  await asAdmin("PATCH", `/api/admin/coupons/${id}`, { isActive: false });
  await asAdmin("PATCH", `/api/admin/coupons/${id}`, { isActive: false });
  const entries = await database.asOwner(
    "select action, after ->> 'is_active' as active from audit_log where entity = 'coupons' and entity_id = $1 order by id",
    [id],
  );
  expect(entries).toEqual([
    { action: "insert", active: "true" },
    { action: "update", active: "false" },
  ]);
});

test("OFFER-43 a coupon's numbers are the sums of the rows behind them", async () => {
  await database.asOwner(
    "insert into exchange_rates (base_currency, target_currency, rate, source) values ('USD', 'ILS', 4, 'test') on conflict do nothing",
  );
  const { id } = await make("COUNTED", { value: 50 });
  const half = Math.floor((UNIT_PRICE * 50 + 50) / 100);
  const orders = await Promise.all([1, 2, 3].map(() => buy({ code: "COUNTED" })));
  const [first, second] = await Promise.all(orders.map((it) => readPlacedCoupon(it)));
  for (const [order, status] of [
    [first, "completed"],
    [second, "cancelled"],
  ] as const)
    await asAdmin("POST", `/api/admin/orders/${order?.id}/status`, {
      status,
      notifyCustomer: false,
    });

  const read = async (path: string) =>
    JSON.parse((await asAdmin("GET", `/api/admin/coupons/${id}/${path}`)).text) as never;
  type Amount = { original: { amountMinor: number } };
  const figures: Record<CouponFigure, { count: number; amount: Amount }> = await read("figures");
  expect([figures.orders.count, figures.revenue.count, figures.discount.count]).toEqual([2, 1, 2]);
  expect(figures.discount.amount.original.amountMinor).toBe(2 * half);
  for (const figure of ["orders", "revenue", "discount", "refunds"] as const) {
    const { rows }: { rows: { amount: { amountMinor: number } }[] } = await read(
      `rows?figure=${figure}`,
    );
    expect(rows).toHaveLength(figures[figure].count);
    expect(rows.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(
      figures[figure].amount.original.amountMinor,
    );
  }
});

test("OFFER-40 before saving, a coupon is simulated on the orders of the last 30 days, within its limits", async () => {
  await buy({ code: "SAVE10", units: { blue: 2 } });
  const only = { variantIds: [variants["blue"] ?? ""], value: 20 };
  type Total = { original: { amountMinor: number } };
  const estimate = async (changes: Parameters<typeof input>[1]) => {
    const answer = await asAdmin("POST", "/api/admin/coupons/estimate", input("TRIAL", changes));
    expect(answer.status).toBe(200);
    return JSON.parse(answer.text) as {
      orders: number;
      of: number;
      change: Total;
      rows: { before: Total; after: Total }[];
    };
  };
  const { orders, of, rows, ...estimated } = await estimate(only);
  const discount = Math.floor((2 * UNIT_PRICE * 20 + 50) / 100);
  expect([orders, estimated.change.original.amountMinor]).toEqual([1, -discount]);
  expect(rows.map(({ before, after }) => [before.original, after.original])).toMatchObject([
    [{ amountMinor: 2 * UNIT_PRICE }, { amountMinor: 2 * UNIT_PRICE - discount }],
  ]);
  expect(of).toBeGreaterThan(1);
  expect((await estimate({ maxUses: 1 })).orders).toBe(1);
  // Nothing is written.
  expect(await database.asOwner("select 1 from coupons where code = 'TRIAL'")).toEqual([]);
});

test("OFFER-32 the server returns a valid code to a cart, gives one answer for all others, and allows twenty attempts", async () => {
  await make("HIDDEN7", { value: 7, variantIds: [variants["olive"] ?? ""] });
  await make("HIDDEN-OFF", { isActive: false });
  await make("HIDDEN-SOON", { startsOn: "2999-01-01" });
  const check = (code: string) => send("/api/coupons/check", { code });
  expect(JSON.parse((await check(" hidden7 ")).text)).toEqual({
    coupon: { code: "HIDDEN7", kind: "percent", value: 7, minimumMinor: 0, only: ["olive"] },
  });
  for (const code of ["HIDDEN-OFF", "HIDDEN-SOON", "NEVER-WAS"])
    expect(JSON.parse((await check(code)).text)).toEqual({ coupon: null });
  expect(await check("")).toMatchObject({ status: 422 });

  const guess = () =>
    fetch(`${shop.shop.url}/api/coupons/check`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.77" },
      body: JSON.stringify({ code: "GUESS" }),
    });
  const statuses = await Promise.all(
    Array.from({ length: 25 }, async () => (await guess()).status),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

test("OFFER-01 visitors can read valid public codes and nothing else about coupons", async () => {
  await make("SECRET-CODE", { note: "for friends" });
  const seen = await database.runInTransaction(anonymous, (db) =>
    db.execute<{ code: string }>(sql`select code from coupons order by code`),
  );
  expect(seen.rows.map(({ code }) => code)).toEqual(["FIRST15", "SAVE10", "WELCOME20"]);
  await expect(
    database.runInTransaction(anonymous, (db) => db.execute(sql`select note from coupons`)),
  ).rejects.toMatchObject({ cause: { message: "permission denied for table coupons" } });
});
