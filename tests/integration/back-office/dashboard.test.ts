import { beforeEach, expect, test } from "vitest";
import { seededColors } from "#content/backpack-colors.ts";
import { analyticsEndpoints } from "#modules/analytics/endpoints.ts";
import { adminOrderEndpoints } from "#modules/orders/admin-endpoints.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import { startAdminShop } from "./admin-shop.ts";

const { database, asAdmin, given, passTime, now } = await startAdminShop();

beforeEach(() => database.asOwner("truncate orders cascade"));

const readTotals = async () =>
  adminOrderEndpoints.readOrderTotals.response.parse(
    JSON.parse((await asAdmin("GET", "/api/admin/order-totals")).text),
  );
const readDashboard = async () =>
  analyticsEndpoints.readDashboard.response.parse(
    JSON.parse((await asAdmin("GET", "/api/admin/dashboard")).text),
  );
const dollars = (amountMinor: number) => ({ amountMinor, currency: "USD" });
const shekels = (amountMinor: number) => ({ amountMinor, currency: "ILS" });

test("DESK-15 the totals count orders by status and add up the revenue, without deleted orders", async () => {
  for (const status of orderStatuses) await given({ status, total: 1_001, rate: "3.5" });
  await given({ status: "completed", total: 500 });
  await given({ status: "completed", isDeleted: true });
  await given({ status: "pending", isDeleted: true });
  expect(await readTotals()).toEqual({
    total: orderStatuses.length + 1,
    pending: 1,
    processing: 1,
    shipped: 1,
    completed: 2,
    revenue: dollars(1_501),
    // 3,503.5
    revenueIls: shekels(3_504),
    withoutRate: { orders: 1, revenue: dollars(500) },
    isExact: true,
  });
});

test("DESK-15 the totals of a shop without orders are zero", async () => {
  expect(await readTotals()).toMatchObject({ total: 0, completed: 0, revenue: dollars(0) });
});

test("DESK-16 the dashboard shows the state of the shop: orders by status, revenue, the five newest orders, products", async () => {
  const ids: string[] = [];
  for (const [index, status] of [...orderStatuses, "pending"].entries())
    ids.push(
      await given({ status, total: 1_000, rate: "4", at: `2026-02-0${index + 1}T10:00:00Z` }),
    );
  await given({ isDeleted: true });
  const dashboard = await readDashboard();
  expect(dashboard).toMatchObject({
    orders: orderStatuses.length + 1,
    openOrders: 2,
    byStatus: { pending: 2, processing: 1, shipped: 1, completed: 1, cancelled: 1, refunded: 1 },
    revenue: dollars(1_000),
    revenueIls: shekels(4_000),
    withoutRate: { orders: 0 },
    products: { products: 2, variants: seededColors.length },
  });
  expect(dashboard.latest.map((it) => it.id)).toEqual(ids.toReversed().slice(0, 5));
});

test("DESK-17 the dashboard lists variants with low stock, the lowest stock first", async () => {
  await database.asOwner(
    "insert into stock_movements (variant_id, sku, quantity, reason) select id, sku, 5, 'receipt' from product_variants where slug = 'caramel'",
  );
  const { lowStock } = await readDashboard();
  expect(lowStock).toMatchObject({
    threshold: 10,
    count: seededColors.length - 1,
  });
  expect(lowStock.variants.slice(0, 2)).toMatchObject([
    { sku: "WANDERPAW_BACKPACK_BLUE", available: 2, level: "critical" },
    { sku: "WANDERPAW_BACKPACK_OLIVE", available: 4, level: "critical" },
  ]);
  await database.asOwner("update products set deleted_at = now()");
  const afterwards = await readDashboard();
  expect(afterwards.lowStock.count).toBe(0);
  expect(afterwards.products).toEqual({ products: 0, variants: 0 });
  await database.asOwner("update products set deleted_at = null");
});

test("DESK-18 the dashboard has six months of Jerusalem, and compares this one with the same days of the previous one", async () => {
  passTime((Date.parse("2026-03-30T22:30:00Z") - now().getTime()) / 1_000);
  // The last of March in Jerusalem; February has 28 days.
  await given({ at: "2026-03-30T22:00:00Z", total: 100, rate: "3" });
  await given({ at: "2026-02-28T22:30:00Z", total: 200, rate: "3" });
  await given({ at: "2026-02-28T21:30:00Z", total: 300, rate: "3" });
  await given({ at: "2025-10-01T10:00:00Z", total: 400 });
  await given({ at: "2025-09-30T20:59:00Z", total: 9_999 });
  await given({ at: "2026-02-01T10:00:00Z", total: 9_999, status: "pending" });
  const { months, comparison } = await readDashboard();
  expect(months).toEqual(
    [
      ["2025-10", 1, 400, 0, 0],
      ["2025-11", 0, 0, 0, 0],
      ["2025-12", 0, 0, 0, 0],
      ["2026-01", 0, 0, 0, 0],
      // One of them is not paid yet.
      ["2026-02", 2, 300, 900, 1],
      ["2026-03", 2, 300, 900, 0],
    ].map(([month, orders, revenue, ils, underway]) => ({
      month,
      orders,
      revenue: dollars(Number(revenue)),
      revenueIls: shekels(Number(ils)),
      underway: expect.objectContaining({ orders: Number(underway) }) as object,
    })),
  );
  expect(comparison).toEqual({ orders: 2, ordersBefore: 2 });
  passTime(86_400 * 15);
  // The middle of April, and of March.
  expect((await readDashboard()).comparison).toEqual({ orders: 0, ordersBefore: 1 });
});
