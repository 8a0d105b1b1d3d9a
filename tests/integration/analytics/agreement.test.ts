// One number everywhere: report, rows, files, dashboard and the export of orders say the same of
// random histories.
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { analyticsEndpoints } from "#modules/analytics/endpoints.ts";
import { reportPeriods } from "#modules/analytics/periods.ts";
import type { Amount, FigureRows, Report } from "#modules/analytics/report-contract.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import { createRandom } from "#shared/random.ts";
import { startReportShop } from "./report-shop.ts";

const shop = await startReportShop();
const { given, giveBack, report, rows, file, now, asAdmin } = shop;

const DAY_MS = 86_400_000;
const PERIODS = ["30", "365"] as const;

beforeAll(async () => {
  const random = createRandom("reports that agree");
  for (let index = 0; index < 260; index += 1) {
    // Most of them lately, so that short periods have some, too.
    const age = DAY_MS * 740 * random.next() ** 3;
    const at = new Date(now().getTime() - age);
    // oxlint-disable-next-line no-await-in-loop -- each takes from the same chance
    const id = await given({
      at: at.toISOString(),
      status: random.chance(0.6) ? "completed" : random.pick(orderStatuses),
      bags: {
        [random.pick(["olive", "caramel", "blue", "gone"])]: random.int(1, 3),
        ...(random.chance(0.3) && {
          [random.pick(["olive", "caramel", "blue"])]: random.int(1, 2),
        }),
      },
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
        new Date(at.getTime() + random.next() * age).toISOString(),
        random.pick(["done", "pending", "failed"]),
      );
  }
}, 120_000);

const minor = (money: { amountMinor: number } | null | undefined) => money?.amountMinor ?? 0;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** What the rows come to, as an amount of the report. */
function added(behind: FigureRows): Amount {
  const { rows: all } = behind;
  const unrated = all.filter(({ amount }) => amount?.ils === null);
  const original = sum(all.map(({ amount }) => minor(amount?.original)));
  const isUnknown = original > 0 && unrated.length === all.length;
  return {
    original: { amountMinor: original, currency: "USD" },
    ils: isUnknown
      ? null
      : { amountMinor: sum(all.map(({ amount }) => minor(amount?.ils))), currency: "ILS" },
    unrated: {
      amountMinor: sum(unrated.map(({ amount }) => minor(amount?.original))),
      currency: "USD",
    },
  };
}

/** Every figure of a period that is an amount, and every one that is a count. */
function shown(of: Report, when: "now" | "before") {
  const { revenue, refunds, orders, bags, customers, cancelled } = of.figures;
  return {
    amounts: { revenue: revenue[when], refunds: refunds[when] },
    counts: {
      orders: orders[when],
      bags: bags[when],
      customers: customers[when],
      cancelled: cancelled[when].cancelled,
    },
  };
}

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
      expect(behind.total.count).toBe(behind.rows.length);
      expect(behind.days).toEqual(seen[when]);
    }
    for (const [figure, count] of Object.entries(counts)) {
      const behind = await rows(`figure=${figure}&period=${period}${which}`);
      expect([figure, sum(behind.rows.map((row) => row.count))]).toEqual([figure, count]);
      expect(behind.total.count).toBe(count);
      expect(new Set(behind.rows.map(({ id }) => id)).size).toBe(behind.rows.length);
    }
    const average = await rows(`figure=average&period=${period}${which}`);
    const { original, ils } = added(average);
    const rated = average.rows.filter(({ amount }) => amount?.ils !== null).length;
    expect(average.total.average).toEqual(seen.figures.average[when]);
    expect(seen.figures.average[when]).toEqual({
      original: { amountMinor: Math.round(minor(original) / average.rows.length), currency: "USD" },
      ils: { amountMinor: Math.round(minor(ils) / rated), currency: "ILS" },
    });
  });

  test("ANALYT-17 days, statuses and items add up to the figures, and so do the rows behind each of them", async () => {
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
    expect(sum(products.map(({ bags }) => bags))).toBe(figures.bags.now);
    expect(sum(products.map(({ share }) => share))).toBeCloseTo(1);
    expect(sum(products.map(({ revenue }) => minor(revenue.original)))).toBe(
      minor(figures.revenue.now.original),
    );
    expect(sum(products.map(({ revenue }) => minor(revenue.ils)))).toBe(
      minor(figures.revenue.now.ils),
    );
    for (const { item, bags, revenue } of products) {
      const sold = await rows(`figure=bags&item=${item}&period=${period}`);
      expect(sum(sold.rows.map(({ count }) => count))).toBe(bags);
      expect(sold.total.count).toBe(bags);
      const brought = await rows(`figure=revenue&item=${item}&period=${period}`);
      expect(added(brought)).toEqual(revenue);
      expect(brought.total.amount).toEqual(revenue);
      expect(brought.total.count).toBe(sum(brought.rows.map(({ count }) => count)));
    }
  });

  test("ANALYT-18 the files say what the screen says", async () => {
    const seen = await report(period);
    const read = (kind: string) => file({ kind: "report", report: kind, period });
    const cents = (text: string | undefined) => Math.round(Number(text) * 100);
    const getAmount = (line: Record<string, string> | undefined) => [
      cents(line?.["סכום (ILS)"]),
      cents(line?.["סכום (USD)"]),
      cents(line?.["מזה ללא שער (USD)"]),
    ];
    const shownOf = ({ ils, original, unrated }: Amount) => [ils, original, unrated].map(minor);

    const figures = await read("figures");
    expect(figures).toHaveLength(14);
    const { revenue, orders, bags, customers, refunds, cancelled } = seen.figures;
    expect(getAmount(figures[0])).toEqual(shownOf(revenue.now));
    expect(getAmount(figures[1])).toEqual(shownOf(revenue.before));
    expect(Number(figures[0]?.["שינוי (%)"])).toBeCloseTo((revenue.change ?? 0) * 100, 1);
    expect([2, 3, 6, 8, 9].map((line) => Number(figures[line]?.["כמות"]))).toEqual([
      orders.now,
      orders.before,
      bags.now,
      customers.now,
      customers.before,
    ]);
    expect(getAmount(figures[10])).toEqual(shownOf(refunds.now));
    expect(Number(figures[12]?.["חלק (%)"])).toBeCloseTo((cancelled.now.share ?? 0) * 100, 1);

    const days = await read("days");
    expect(
      days.map((line) => [line["תקופה"], line["יום"], Number(line["הזמנות"]), ...getAmount(line)]),
    ).toEqual([
      ...seen.daysBefore.map((it) => ["קודמת", it.day, it.orders, ...shownOf(it.revenue)]),
      ...seen.days.map((it) => ["נוכחית", it.day, it.orders, ...shownOf(it.revenue)]),
    ]);
    const products = await read("products");
    expect(
      products.map((line) => [
        line["מק״ט"],
        Number(line["יחידות שנמכרו"]),
        Number(line["מהם בהזמנות שהושלמו"]),
        ...getAmount(line),
      ]),
    ).toEqual(
      seen.products.map((it) => [it.sku, it.bags, it.completedBags, ...shownOf(it.revenue)]),
    );
    const statuses = await read("statuses");
    expect(statuses.map((line) => Number(line["הזמנות"]))).toEqual(
      orderStatuses.map((status) => seen.byStatus[status]),
    );
    const months = await read("months");
    expect(months.map((line) => [line["חודש"], ...getAmount(line)])).toEqual(
      seen.months.map((it) => [it.month, ...shownOf(it.revenue)]),
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

test("ANALYT-20 figures, orders, statuses and items that are none are refused, and so is a cursor of another list", async () => {
  const ask = (query: string) => asAdmin("GET", `/api/admin/analytics/rows?${query}`);
  for (const query of [
    "",
    "figure=profit",
    "figure=orders&day=2026-02-30",
    "figure=orders&month=2026-13",
    "figure=bags&status=pending",
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
