// The end of a month: its figures, money that came in and went back, and the file of its orders.
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { adminOrderEndpoints } from "#modules/orders/admin-endpoints.ts";
import { UNIT_PRICE } from "../../support/sample-order.ts";
import { startReportShop } from "./report-shop.ts";
import { minor } from "./row-sums.ts";

const shop = await startReportShop();
const { database, asAdmin, report, rows, file } = shop;

beforeEach(() => database.asOwner("truncate orders cascade"));

const totals = async (query = "") =>
  adminOrderEndpoints.readOrderTotals.response.parse(
    JSON.parse((await asAdmin("GET", `/api/admin/order-totals${query}`)).text),
  );

test("ANALYT-94 what came in is shown by kind and day of the payment, as it was paid, with refunds, discounts and surcharges", async () => {
  const id = await shop.given({ at: "2026-02-10T10:00:00Z", discountPercent: 10 });
  await database.asOwner(
    `insert into payments (order_id, method, kind, paid_on, amount_minor)
     values ($1, 'manual', 'cash', '2026-02-11', 5000), ($1, 'manual', 'bit', '2026-03-01', 1749)`,
    [id],
  );
  await database.asOwner(
    `insert into orders (customer_name, customer_phone, source, currency, subtotal_minor, agreed_total_minor, agreed_reason, total_minor,
       status, stock_state, created_at, ils_rate, usd_rate, ils_rate_source, ils_rate_date)
     values ('Noa', '+972521234567', 'admin', 'ILS', 60000, 70000, 'engraved', 70000, 'completed', 'shipped', '2026-02-12T10:00:00Z',
       4, 0.25, 'bank', '2026-02-12')`,
  );
  await database.asOwner(
    `insert into payments (order_id, method, kind, paid_on, amount_minor, currency)
     select id, 'manual', 'bit', '2026-02-12', 70000, 'ILS' from orders where currency = 'ILS'`,
  );
  const { money } = await report("2026-02");
  expect(
    money.payments.map(({ day, kind, count, paid, amount }) => [
      day,
      kind,
      count,
      paid,
      minor(amount.original),
      minor(amount.ils),
    ]),
  ).toEqual([
    ["2026-02-11", "cash", 1, [{ amountMinor: 5_000, currency: "USD" }], 5_000, 17_500],
    ["2026-02-12", "bit", 1, [{ amountMinor: 70_000, currency: "ILS" }], 17_500, 70_000],
  ]);
  expect([minor(money.discounts.original), minor(money.discounts.ils)]).toEqual([750, 2_625]);
  expect([minor(money.surcharges.original), minor(money.surcharges.ils)]).toEqual([2_500, 10_000]);
  const exported = await file({ kind: "orders", filter: {} });
  expect(
    exported.map((line) => [
      line["הנחה (USD)"],
      line["תוספת מחיר (USD)"],
      line["תשלומים"],
      line["שולם (ILS)"],
    ]),
  ).toEqual([
    ["0.00", "25.00", "ביט 2026-02-12 700.00 ILS", "700.00"],
    ["-7.50", "0.00", "מזומן 2026-02-11 50.00 USD; ביט 2026-03-01 17.49 USD", "236.22"],
  ]);
});

test("DESK-22 the figures above the orders are those of the filter", async () => {
  await shop.given({ at: "2026-02-10T10:00:00Z", discountPercent: 10 });
  await shop.given({ at: "2026-02-11T10:00:00Z", status: "pending" });
  await shop.given({ at: "2026-03-01T08:00:00Z", units: { olive: 2 } });
  await shop.given({ at: "2026-03-01T09:00:00Z", isDeleted: true });
  const read = async (query: string) => {
    const found = await totals(query);
    return [found.total, found.pending, found.completed, minor(found.revenue)];
  };
  expect(await read("")).toEqual([3, 1, 2, 3 * UNIT_PRICE - 750]);
  expect(await read("?from=2026-02-01&to=2026-02-28")).toEqual([2, 1, 1, UNIT_PRICE - 750]);
  expect(await read("?status=completed")).toEqual([2, 0, 2, 3 * UNIT_PRICE - 750]);
  expect(await read("?coupon=save")).toEqual([1, 0, 1, UNIT_PRICE - 750]);
  expect(await read("?q=lovelace")).toEqual([3, 1, 2, 3 * UNIT_PRICE - 750]);
  expect(await read("?hidden=yes")).toEqual([1, 0, 1, 0]);
});

test("ANALYT-92 a month and own days have figures, rows and files, and other names are refused", async () => {
  await shop.given({ at: "2026-02-10T10:00:00Z" });
  for (const period of ["2026-02", "2026-02-05..2026-02-12"]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { figures, now } = await report(period);
    expect(minor(figures.revenue.now.original)).toBe(UNIT_PRICE);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const behind = await rows(`figure=revenue&period=${period}`);
    expect([behind.days, behind.rows.length]).toEqual([now, 1]);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const days = await file({ kind: "report", report: "days", period });
    expect(days.filter((line) => line["הזמנות"] === "1")).toHaveLength(1);
  }
  const ask = async (period: string) =>
    (await asAdmin("GET", `/api/admin/analytics?period=${period}`)).status;
  expect(await Promise.all(["2026-13", "2026-02-02..2026-02-01", "8"].map(ask))).toEqual([
    422, 422, 422,
  ]);
});

test("DESK-23 the file of orders has street and postal code, and marks presents among the items", async () => {
  const id = await shop.place();
  await database.asOwner(
    `insert into order_items (order_id, position, product_name, sku, quantity, unit_price_minor, total_price_minor, is_gift)
     values ($1, 1, 'Storage bag', 'BAG', 1, 0, 0, true)`,
    [id],
  );
  const [line] = await file({ kind: "orders", filter: {} });
  expect(line).toMatchObject({ "רחוב, מספר ודירה": "14 Alder Lane", מיקוד: "97205" });
  expect(line?.["פריטים"]).toMatch(/Storage bag \(מתנה\)$/);
  expect(z.string().parse(line?.["פריטים"])).toMatch(/^1 × Wanderpaw Backpack[^;]*;/);
});
