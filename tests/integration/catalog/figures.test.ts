import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { analyticsEndpoints } from "#modules/analytics/endpoints.ts";
import { reportEndpoints } from "#modules/analytics/report-endpoints.ts";
import { productFiguresSchema } from "#modules/catalog/admin-shapes.ts";
import { idIn, readIn, startAdminShop } from "./admin-shop.ts";

const testShop = await startAdminShop();
const { asAdmin, backpackId, addProduct, product, database, passTime, now } = testShop;
const getFigures = async (id: string) =>
  readIn(productFiguresSchema, await asAdmin("GET", `/api/admin/products/${id}/figures`));
const variants = (await product(backpackId)).variants;
const getVariant = (slug: string) => variants.find((each) => each.slug === slug)?.id ?? "";
await database.asOwner(
  "insert into exchange_rates (base_currency, target_currency, rate, source) values ('USD', 'ILS', 3.5, 'test')",
);
for (const { id } of variants)
  await asAdmin("POST", `/api/admin/variants/${id}/movements`, { kind: "receipt", quantity: 50 });

/** An order by hand that is paid and completed. */
async function sell(units: Record<string, number>, more: object = {}): Promise<string> {
  const id = idIn(
    await asAdmin("POST", "/api/admin/orders", {
      idempotencyKey: randomUUID(),
      customer: { name: "Dana", email: "dana@mail.example" },
      lines: Object.entries(units).map(([slug, quantity]) => ({
        variantId: getVariant(slug),
        quantity,
      })),
      status: "completed",
      isPaid: true,
      ...more,
    }),
  );
  return id;
}

test("CAT-70 ANALYT-90 a product's figures show units sold and revenue by period and variant, and match those of the shop", async () => {
  await sell({ olive: 1 });
  passTime(200 * 86_400);
  await sell({ olive: 2, caramel: 1 }, { couponCode: "FIRST15" });
  passTime(60 * 86_400);
  const refunded = await sell({ caramel: 3 });
  await sell({ blue: 1 }, { status: "pending", isPaid: false });
  passTime(10 * 86_400);
  await sell({ olive: 1, caramel: 1, blue: 1 }, { couponCode: "SAVE10" });
  const refund = await asAdmin("POST", `/api/admin/orders/${refunded}/refunds`, {
    idempotencyKey: randomUUID(),
    amountMinor: 1_000,
  });
  expect(refund.status).toBeLessThan(300);
  // A part of the money went back, and the sale stands.
  await asAdmin("POST", `/api/admin/orders/${refunded}/status`, { status: "completed" });

  const figures = await getFigures(backpackId);
  expect(figures.lastOrderedAt).toBe(now().toISOString());
  const { total } = figures;
  expect([total["30"].orders, total["90"].orders, total["365"].orders, total.all.orders]).toEqual([
    3, 4, 5, 5,
  ]);
  const shop = readIn(
    analyticsEndpoints.readFigures.response,
    await asAdmin("GET", "/api/admin/figures?from=2026-01-01&to=2026-12-31"),
  );
  expect(total.all.revenue).toEqual(shop.total.revenue);
  expect(total.all.revenueIls).toEqual(shop.total.revenueIls);
  for (const period of ["30", "90", "365", "all"] as const) {
    const parts = figures.variants.map(({ sales }) => sales[period]);
    const sum = (pick: (part: (typeof parts)[number]) => number) =>
      parts.reduce((all, part) => all + pick(part), 0);
    expect(sum((part) => part.revenue.amountMinor)).toBe(total[period].revenue.amountMinor);
    expect(sum((part) => part.revenueIls?.amountMinor ?? 0)).toBe(
      total[period].revenueIls?.amountMinor,
    );
    expect(sum((part) => part.units)).toBe(total[period].units);
  }
  const olive = figures.variants.find(({ id }) => id === getVariant("olive"))?.sales;
  expect([olive?.["30"].units, olive?.["90"].units, olive?.["365"].units]).toEqual([1, 3, 4]);
  // Nine tenths of 74.99, half up over the order's three units.
  expect(olive?.["30"].revenue.amountMinor).toBeGreaterThanOrEqual(6_749);
  // A unit of a pending order is sold, and brings nothing yet.
  const blue = figures.variants.find(({ id }) => id === getVariant("blue"))?.sales;
  expect([blue?.["30"].units, blue?.["30"].completedUnits, blue?.["30"].orders]).toEqual([2, 1, 2]);
  for (const period of ["30", "90", "365"] as const) {
    // oxlint-disable-next-line no-await-in-loop -- three
    const answer = await asAdmin("GET", `/api/admin/analytics?period=${period}`);
    const report = readIn(reportEndpoints.readReport.response, answer);
    expect(report.figures.units.now).toBe(total[period].units);
    for (const { id, sales } of figures.variants) {
      const item = report.products.find((it) => it.item === id);
      // A variant that nobody ordered is in no report.
      const none = { amountMinor: 0, currency: "USD" };
      expect([item?.units ?? 0, item?.completedUnits ?? 0, item?.revenue.original ?? none]).toEqual(
        [sales[period].units, sales[period].completedUnits, sales[period].revenue],
      );
    }
  }
});

test("CAT-71 a product without orders has figures of zero", async () => {
  const figures = await getFigures(await addProduct());
  expect(figures.lastOrderedAt).toBeNull();
  expect(figures.variants).toEqual([]);
  expect(figures.total.all).toEqual({
    units: 0,
    completedUnits: 0,
    orders: 0,
    revenue: { amountMinor: 0, currency: "USD" },
    revenueIls: { amountMinor: 0, currency: "ILS" },
  });
  expect(await asAdmin("GET", `/api/admin/products/${randomUUID()}/figures`)).toMatchObject({
    code: "not_found",
  });
});
