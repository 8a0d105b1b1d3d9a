// One number everywhere: report, rows, files, dashboard and the export of orders say the same of
// random histories.
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { analyticsEndpoints } from "#modules/analytics/endpoints.ts";
import { reportPeriods } from "#modules/analytics/periods.ts";
import type { Amount } from "#modules/analytics/report-contract.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import { createRandom } from "#shared/random.ts";
import { startReportShop } from "./report-shop.ts";
import { added, minor, shown, sum } from "./row-sums.ts";

const shop = await startReportShop();
const { given, giveBack, report, rows, file, now, asAdmin } = shop;

const DAY_MS = 86_400_000;
const PERIODS = ["30", "365"] as const;

beforeAll(async () => {
  const random = createRandom("reports that agree");
  for (let index = 0; index < 260; index += 1) {
    // Most of them lately, so that short periods have some, too.
    const age = DAY_MS * 740 * random.getNext() ** 3;
    const at = new Date(now().getTime() - age);
    // oxlint-disable-next-line no-await-in-loop -- each takes from the same chance
    const id = await given({
      at: at.toISOString(),
      status: random.chance(0.6) ? "completed" : random.pick(orderStatuses),
      units: {
        [random.pick(["olive", "caramel", "blue", "gone"])]: random.int(1, 3),
        ...(random.chance(0.3) && {
          [random.pick(["olive", "caramel", "blue"])]: random.int(1, 2),
        }),
      },
      costs: random.chance(0.8) ? { olive: 2_780, caramel: random.int(0, 9_000) } : {},
      ...(random.chance(0.3) && { discountPercent: random.pick([10, 15, 20]) }),
      rate: random.chance(0.15) ? null : `3.${random.int(10_000_000, 99_999_999)}`,
      isDeleted: random.chance(0.08),
      email: `person${random.int(1, 60)}@mail.example`,
    });
    if (random.chance(0.2))
      // oxlint-disable-next-line no-await-in-loop -- as above
      await giveBack(
        id,
        random.int(1, 4_000),
        new Date(at.getTime() + random.getNext() * age).toISOString(),
        random.pick(["done", "pending", "failed"]),
      );
  }
}, 360_000);

describe.each(PERIODS)("over %s days", (period) => {
  test.each([
    ["now", ""],
    ["before", "&previous=yes"],
  ] as const)("ANALYT-16 the rows behind every figure add up to it (%s)", async (when, which) => {
    const seen = await report(period);
    const { amounts, counts } = shown(seen, when);
    expect(minor(amounts.revenue.original)).toBeGreaterThan(0);
    for (const [figure, amount] of Object.entries(amounts)) {
      const behind = await rows(`figure=${figure}&period=${period}${which}`);
      expect([figure, added(behind)]).toEqual([figure, amount]);
      expect(behind.total.amount).toEqual(amount);
      expect(behind.total.count).toBe(
        figure === "profit" ? sum(behind.rows.map(({ count }) => count)) : behind.rows.length,
      );
      expect(behind.days).toEqual(seen[when]);
    }
    for (const [figure, count] of Object.entries(counts)) {
      const behind = await rows(`figure=${figure}&period=${period}${which}`);
      expect([figure, sum(behind.rows.map((row) => row.count))]).toEqual([figure, count]);
      expect(behind.total.count).toBe(count);
      expect(new Set(behind.rows.map(({ id }) => id)).size).toBe(behind.rows.length);
    }
    const profit = await rows(`figure=profit&period=${period}${which}`);
    expect(profit.total.profit).toEqual(seen.figures.profit[when]);
    expect(sum(profit.rows.map(({ uncostedUnits }) => uncostedUnits))).toBe(
      seen.figures.profit[when].uncostedUnits,
    );
    const average = await rows(`figure=average&period=${period}${which}`);
    const { original, ils } = added(average);
    const rated = average.rows.filter(({ amount }) => amount?.ils !== null).length;
    expect(average.total.average).toEqual(seen.figures.average[when]);
    expect(seen.figures.average[when]).toEqual({
      original: { amountMinor: Math.round(minor(original) / average.rows.length), currency: "USD" },
      ils: { amountMinor: Math.round(minor(ils) / rated), currency: "ILS" },
    });
  });

  test("ANALYT-17 figures by day, status and item add up to the totals, and so do the rows behind each of them", async () => {
    const { days, daysBefore, figures, byStatus, products } = await report(period);
    for (const [all, figure] of [
      [days, "now"],
      [daysBefore, "before"],
    ] as const) {
      expect(sum(all.map(({ orders }) => orders))).toBe(figures.orders[figure]);
      const { original, ils, unrated } = figures.revenue[figure];
      expect(sum(all.map(({ revenue }) => minor(revenue.original)))).toBe(minor(original));
      expect(sum(all.map(({ revenue }) => minor(revenue.ils)))).toBe(minor(ils));
      expect(sum(all.map(({ revenue }) => minor(revenue.unrated)))).toBe(minor(unrated));
    }
    expect(sum(Object.values(byStatus))).toBe(figures.orders.now);
    for (const status of orderStatuses)
      expect((await rows(`figure=orders&status=${status}&period=${period}`)).rows).toHaveLength(
        byStatus[status],
      );
    const busy = days.toSorted((a, b) => b.orders - a.orders)[0];
    const ofDay = await rows(`figure=revenue&day=${busy?.day}`);
    expect(added(ofDay)).toEqual(busy?.revenue);

    expect(products).toHaveLength(4);
    expect(sum(products.map(({ units }) => units))).toBe(figures.units.now);
    expect(sum(products.map(({ share }) => share))).toBeCloseTo(1);
    expect(sum(products.map(({ revenue }) => minor(revenue.original)))).toBe(
      minor(figures.revenue.now.original),
    );
    expect(sum(products.map(({ revenue }) => minor(revenue.ils)))).toBe(
      minor(figures.revenue.now.ils),
    );
    expect(sum(products.map(({ profit }) => minor(profit.amount.original)))).toBe(
      minor(figures.profit.now.amount.original),
    );
    expect(sum(products.map(({ profit }) => profit.uncostedUnits))).toBe(
      figures.profit.now.uncostedUnits,
    );
    for (const { item, units, revenue, profit } of products) {
      const remained = await rows(`figure=profit&item=${item}&period=${period}`);
      expect(added(remained)).toEqual(profit.amount);
      expect(remained.total.profit).toEqual(profit);
      const sold = await rows(`figure=units&item=${item}&period=${period}`);
      expect(sum(sold.rows.map(({ count }) => count))).toBe(units);
      expect(sold.total.count).toBe(units);
      const brought = await rows(`figure=revenue&item=${item}&period=${period}`);
      expect(added(brought)).toEqual(revenue);
      expect(brought.total.amount).toEqual(revenue);
      expect(brought.total.count).toBe(sum(brought.rows.map(({ count }) => count)));
    }
  });

  test("ANALYT-18 the exported files contain the same data as the screen", async () => {
    const seen = await report(period);
    const read = (kind: string) => file({ kind: "report", report: kind, period });
    const cents = (text: string | undefined) => Math.round(Number(text) * 100);
    const getAmount = (line: Record<string, string> | undefined) => [
      cents(line?.["סכום (ILS)"]),
      cents(line?.["סכום (USD)"]),
      cents(line?.["מזה ללא שער (USD)"]),
    ];
    const toMinors = ({ ils, original, unrated }: Amount) => [ils, original, unrated].map(minor);

    const figures = await read("figures");
    expect(figures).toHaveLength(22);
    expect(getAmount(figures[16])).toEqual(
      toMinors(seen.sameAge?.revenue ?? seen.figures.revenue.before),
    );
    const { revenue, profit, orders, units, customers, refunds, cancelled } = seen.figures;
    expect(getAmount(figures[0])).toEqual(toMinors(revenue.now));
    expect(getAmount(figures[1])).toEqual(toMinors(revenue.before));
    expect(Number(figures[0]?.["שינוי (%)"])).toBeCloseTo((revenue.change ?? 0) * 100, 1);
    expect(getAmount(figures[2])).toEqual(toMinors(profit.now.amount));
    expect(Number(figures[2]?.["שולי רווח (%)"])).toBeCloseTo((profit.now.margin ?? 0) * 100, 1);
    expect(Number(figures[2]?.["יחידות שעלותן אינה ידועה"])).toBe(profit.now.uncostedUnits);
    expect([4, 5, 8, 10, 11].map((line) => Number(figures[line]?.["כמות"]))).toEqual([
      orders.now,
      orders.before,
      units.now,
      customers.now,
      customers.before,
    ]);
    expect(getAmount(figures[12])).toEqual(toMinors(refunds.now));
    expect(Number(figures[14]?.["חלק (%)"])).toBeCloseTo((cancelled.now.share ?? 0) * 100, 1);

    const days = await read("days");
    expect(
      days.map((line) => [
        line["תקופה"],
        line["יום"],
        Number(line["הזמנות"]),
        ...getAmount(line),
        cents(line["בהזמנות שטרם הושלמו (USD)"]),
        line["היום סופי"],
      ]),
    ).toEqual(
      [
        ...seen.daysBefore.map((it) => ({ ...it, span: "קודמת" })),
        ...seen.days.map((it) => ({ ...it, span: "נוכחית" })),
      ].map((it) => [
        it.span,
        it.day,
        it.orders,
        ...toMinors(it.revenue),
        minor(it.underway.original),
        it.isComplete ? "כן" : "לא",
      ]),
    );
    const products = await read("products");
    expect(
      products.map((line) => [
        line["מק״ט"],
        Number(line["יחידות שנמכרו"]),
        Number(line["מתוכן בהזמנות שנספרו בהכנסות"]),
        ...getAmount(line),
        cents(line["רווח גולמי (USD)"]),
        cents(line["רווח גולמי (ILS)"]),
        Number(line["יחידות שעלותן אינה ידועה"]),
      ]),
    ).toEqual(
      seen.products.map((it) => [
        it.sku,
        it.units,
        it.completedUnits,
        ...toMinors(it.revenue),
        minor(it.profit.amount.original),
        minor(it.profit.amount.ils),
        it.profit.uncostedUnits,
      ]),
    );
    const statuses = await read("statuses");
    expect(statuses.map((line) => Number(line["הזמנות"]))).toEqual(
      orderStatuses.map((status) => seen.byStatus[status]),
    );
    const months = await read("months");
    expect(months.map((line) => [line["חודש"], ...getAmount(line)])).toEqual(
      seen.months.map((it) => [it.month, ...toMinors(it.revenue)]),
    );
  });
});

test("ANALYT-19 dashboard, figures of the same days, and the export of orders agree with the report to the agora", async () => {
  const seen = await report("30");
  const read = async (path: string) => JSON.parse((await asAdmin("GET", path)).text) as unknown;
  const dashboard = analyticsEndpoints.readDashboard.response.parse(
    await read("/api/admin/dashboard"),
  );
  expect(
    dashboard.months.map(({ month, orders, revenue, revenueIls }) => [
      month,
      orders,
      revenue,
      revenueIls,
    ]),
  ).toEqual(
    seen.months.map(({ month, orders, revenue }) => [
      month,
      orders,
      revenue.original,
      revenue.ils ?? { amountMinor: 0, currency: "ILS" },
    ]),
  );
  const { from, to } = seen.now;
  const { total } = analyticsEndpoints.readFigures.response.parse(
    await read(`/api/admin/figures?from=${from}&to=${to}`),
  );
  expect(total.revenue).toEqual(seen.figures.revenue.now.original);
  expect(total.byStatus).toEqual(seen.byStatus);

  const exported = await file({ kind: "orders", filter: { period: "month" } });
  expect(exported).toHaveLength(seen.figures.orders.now);
  const done = exported.filter((line) => line["סטטוס"] === "הושלמה");
  const cents = done.map((line) =>
    Math.round((Number(line["סה״כ (USD)"]) + Number(line["הוחזר (USD)"])) * 100),
  );
  expect(sum(cents)).toBe(minor(seen.figures.revenue.now.original));
});

test("ANALYT-36 the profit of the report equals that of the exported orders, as does the number of items without a cost", async () => {
  const { now: seen } = (await report("30")).figures.profit;
  const exported = await file({ kind: "orders", filter: { period: "month" } });
  const add = (column: string, factor: number) =>
    sum(exported.map((line) => Math.round(Number(line[column]) * factor)));
  expect(add("רווח גולמי (USD)", 100)).toBe(minor(seen.amount.original));
  expect(add("רווח גולמי (ILS)", 100)).toBe(minor(seen.amount.ils));
  expect(add("יחידות שעלותן אינה ידועה", 1)).toBe(seen.uncostedUnits);
  expect(seen.uncostedUnits).toBeGreaterThan(0);
  expect(minor(seen.amount.original)).not.toBe(0);
  const others = exported.filter((line) => line["סטטוס"] !== "הושלמה");
  expect(others.filter((line) => line["רווח גולמי (USD)"] !== "")).toEqual([]);
});

test("ANALYT-20 invalid figures, orders, statuses and items are rejected, and so is a cursor of another list", async () => {
  const ask = (query: string) => asAdmin("GET", `/api/admin/analytics/rows?${query}`);
  for (const query of [
    "",
    "figure=gain",
    "figure=orders&day=2026-02-30",
    "figure=orders&month=2026-13",
    "figure=units&status=pending",
    "figure=customers&item=BAG",
    "figure=orders&after=nowhere",
  ])
    expect(await ask(query)).toMatchObject({ status: 422, code: "invalid_fields" });
  const page = z
    .object({ nextCursor: z.string() })
    .parse(JSON.parse((await ask("figure=orders&period=365")).text));
  expect((await ask(`figure=revenue&after=${page.nextCursor}`)).status).toBe(422);
  for (const period of reportPeriods)
    expect(
      (await shop.send(`/api/admin/analytics?period=${period}`, undefined, "GET")).status,
    ).toBe(401);
});
