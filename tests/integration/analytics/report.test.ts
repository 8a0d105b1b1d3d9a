// The report on a period and the one before it.
import { beforeEach, expect, test } from "vitest";
import { startReportShop } from "./report-shop.ts";

const shop = await startReportShop();
const { database, given, giveBack, report, rows, asAdmin } = shop;

beforeEach(() => database.asOwner("truncate orders cascade"));

const noon = (day: string) => `${day}T10:00:00Z`;
const usd = (amountMinor: number) => ({ amountMinor, currency: "USD" });
const ils = (amountMinor: number) => ({ amountMinor, currency: "ILS" });

test("ANALYT-06 a period ends today in Jerusalem and is compared with the preceding one of the same length", async () => {
  const periods = await Promise.all(["7", "30", "90", "365"].map(report));
  expect(periods.map(({ now, before }) => [before.from, before.to, now.from, now.to])).toEqual([
    ["2026-02-16", "2026-02-22", "2026-02-23", "2026-03-01"],
    ["2026-01-01", "2026-01-30", "2026-01-31", "2026-03-01"],
    ["2025-09-03", "2025-12-01", "2025-12-02", "2026-03-01"],
    ["2024-03-02", "2025-03-01", "2025-03-02", "2026-03-01"],
  ]);
  for (const { period, days, daysBefore } of periods)
    expect([days.length, daysBefore.length]).toEqual([Number(period), Number(period)]);
  expect((await asAdmin("GET", "/api/admin/analytics?period=31")).status).toBe(422);
});

test("ANALYT-91 the report shows the time of its figures", async () => {
  expect((await report("7")).asOf).toBe(shop.now().toISOString());
});

test("ANALYT-07 figures are shown with those of the preceding period and the change of the displayed values", async () => {
  await given({ at: noon("2026-02-25"), units: { olive: 2 } });
  await given({ at: noon("2026-02-26"), units: { blue: 1 } });
  await given({ at: noon("2026-02-27"), status: "pending", units: { blue: 3 } });
  await given({ at: noon("2026-02-28"), status: "cancelled" });
  await given({ at: noon("2026-02-20"), units: { caramel: 1 } });
  await given({ at: noon("2026-02-21"), status: "shipped" });
  const { figures } = await report("7");
  expect(figures).toMatchObject({
    revenue: {
      now: { original: usd(22_497), ils: ils(78_740), unrated: usd(0) },
      before: { original: usd(7_499), ils: ils(26_247) },
    },
    orders: { now: 4, before: 2, change: 1 },
    average: { now: { original: usd(11_249), ils: ils(39_370) }, before: { ils: ils(26_247) } },
    units: { now: 6, before: 2, change: 2 },
    cancelled: {
      now: { cancelled: 1, orders: 4, share: 0.25 },
      before: { cancelled: 0, orders: 2, share: 0 },
      change: 0.25,
    },
  });
  expect(figures.revenue.change).toBeCloseTo(78_740 / 26_247 - 1);
});

test("ANALYT-32 a day is final when it is over and its orders are closed; until then it has their open total", async () => {
  await given({ at: noon("2026-02-25"), status: "shipped" });
  await given({ at: noon("2026-02-25") });
  await given({ at: noon("2026-02-26"), status: "cancelled" });
  await given({ at: noon("2026-02-26") });
  const { days, daysBefore, figures, months } = await report("7");
  expect(days.map(({ day, isComplete }) => [day, isComplete])).toEqual([
    ["2026-02-23", true],
    ["2026-02-24", true],
    ["2026-02-25", false],
    ["2026-02-26", true],
    ["2026-02-27", true],
    ["2026-02-28", true],
    // Today goes on.
    ["2026-03-01", false],
  ]);
  expect(daysBefore.every(({ isComplete }) => isComplete)).toBe(true);
  const underway = { original: usd(7_499), ils: ils(26_247), unrated: usd(0) };
  expect(days[2]).toMatchObject({ underway, revenue: underway });
  expect(days[3]?.underway.original).toEqual(usd(0));
  expect(figures.revenue.underway).toEqual(underway);
  expect(months.at(-2)?.underway).toEqual(underway);
});

test("ANALYT-33 the change of the revenue covers completed orders, whatever is open", async () => {
  await given({ at: noon("2026-02-20") });
  await given({ at: noon("2026-02-25"), status: "processing" });
  const { figures } = await report("7");
  expect(figures.revenue.change).toBe(-1);
});

test("ANALYT-34 ANALYT-35 profit and margin are shown with the preceding period and by item, without unknown costs", async () => {
  const costs = { olive: 2_499, caramel: 3_000 };
  await given({ at: noon("2026-02-25"), units: { olive: 2 }, costs });
  await given({ at: noon("2026-02-26"), units: { blue: 2 }, costs });
  await given({ at: noon("2026-02-26"), status: "pending", costs });
  await given({ at: noon("2026-02-20"), units: { caramel: 1 }, costs });
  const { figures, products } = await report("7");
  const { now, before, change } = figures.profit;
  expect(now).toEqual({
    amount: { original: usd(10_000), ils: ils(35_000), unrated: usd(0) },
    margin: 10_000 / 14_998,
    uncostedUnits: 2,
  });
  expect(before).toEqual({
    amount: { original: usd(4_499), ils: ils(15_747), unrated: usd(0) },
    margin: 4_499 / 7_499,
    uncostedUnits: 0,
  });
  expect(change).toBeCloseTo(35_000 / 15_747 - 1);
  expect(products.map(({ sku, profit }) => [sku.split("_").at(-1), profit.uncostedUnits])).toEqual([
    ["OLIVE", 0],
    ["BLUE", 2],
  ]);
  expect(products[1]?.profit).toMatchObject({ amount: { original: usd(0) }, margin: null });
});

test("ANALYT-08 without earlier data there is no change, and without orders no average and no share", async () => {
  const { figures, products } = await report();
  expect(products).toEqual([]);
  for (const figure of Object.values(figures)) expect(figure.change).toBeNull();
  expect(figures.average).toEqual({ now: null, before: null, change: null });
  expect(figures.cancelled.now).toEqual({ cancelled: 0, orders: 0, share: null });
  expect(figures.revenue.now).toEqual({ original: usd(0), ils: ils(0), unrated: usd(0) });
});

test("ANALYT-09 orders without a rate count in dollars and never in shekels, in figures, averages and changes", async () => {
  await given({ at: noon("2026-02-25"), rate: null });
  await given({ at: noon("2026-02-10"), rate: "4" });
  const week = await report("7");
  expect(week.figures.revenue.now).toEqual({
    original: usd(7_499),
    ils: null,
    unrated: usd(7_499),
  });
  expect(week.figures.average.now).toEqual({ original: usd(7_499), ils: null });
  const { figures } = await report("30");
  expect(figures.revenue.now).toEqual({
    original: usd(14_998),
    ils: ils(29_996),
    unrated: usd(7_499),
  });
  expect(figures.average.now).toEqual({ original: usd(7_499), ils: ils(29_996) });
  await given({ at: noon("2026-01-10"), rate: "8" });
  expect((await report("30")).figures.revenue.change).toBe(1);
});

test("ANALYT-10 refunds count on the day they were made, and failed refunds do not count", async () => {
  const id = await given({ at: noon("2025-11-01"), units: { olive: 2 } });
  await giveBack(id, 1_000, noon("2026-02-28"));
  await giveBack(id, 500, noon("2026-02-28"), "failed");
  await giveBack(id, 200, noon("2026-02-20"), "pending");
  const { figures } = await report("7");
  expect(figures.refunds).toEqual({
    now: { original: usd(1_000), ils: ils(3_500), unrated: usd(0) },
    before: { original: usd(200), ils: ils(700), unrated: usd(0) },
    change: 4,
  });
  expect(figures.revenue.now.original).toEqual(usd(0));
  const behind = await rows("figure=refunds&period=7");
  expect(behind.rows.map(({ order, amount }) => [order?.id, amount?.original])).toEqual([
    [id, usd(1_000)],
  ]);
});

test("ANALYT-11 the five best-selling items have share and previous rank, without items of cancelled orders", async () => {
  const seen = noon("2026-02-25");
  await given({ at: seen, units: { olive: 4, gone: 3 } });
  await given({ at: seen, units: { blue: 2 }, status: "pending" });
  await given({ at: seen, units: { caramel: 9 }, status: "cancelled" });
  await given({ at: seen, units: { caramel: 9 }, status: "refunded" });
  await given({ at: seen, units: { caramel: 1 }, status: "shipped" });
  await given({ at: noon("2026-02-20"), units: { blue: 2, olive: 1 } });
  const { products } = await report("7");
  expect(
    products.map(({ sku, units, rank, rankBefore }) => [sku, units, rank, rankBefore]),
  ).toEqual([
    ["WANDERPAW_BACKPACK_OLIVE", 4, 1, 2],
    ["GONE", 3, 2, null],
    ["WANDERPAW_BACKPACK_BLUE", 2, 3, 1],
    ["WANDERPAW_BACKPACK_CARAMEL", 1, 4, null],
  ]);
  expect(products.map(({ share }) => share)).toEqual([0.4, 0.3, 0.2, 0.1]);
  expect(products[1]).toMatchObject({
    item: "GONE",
    productId: null,
    productName: "Wanderpaw Backpack",
    variantName: "gone",
  });
  expect(products[0]?.imageUrl).toMatch(/olive/);
});

test("ANALYT-12 the last six months are side by side, and this one is compared with the same days of the previous one", async () => {
  await given({ at: noon("2025-09-30") });
  await given({ at: noon("2025-10-01"), units: { olive: 2 } });
  await given({ at: noon("2026-02-01"), units: { olive: 2 } });
  await given({ at: noon("2026-02-02"), units: { olive: 5 } });
  await given({ at: noon("2026-03-01"), units: { olive: 1 } });
  const { months } = await report();
  expect(
    months.map(({ month, revenue, growth }) => [month, revenue.original.amountMinor, growth]),
  ).toEqual([
    ["2025-10", 14_998, expect.closeTo(1, 3)],
    ["2025-11", 0, -1],
    ["2025-12", 0, null],
    ["2026-01", 0, null],
    ["2026-02", 7 * 7_499, null],
    ["2026-03", 7_499, expect.closeTo(-0.5, 3)],
  ]);
  const february = await rows("figure=revenue&month=2026-02");
  expect(february.days).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  expect(february.total.amount?.original).toEqual(usd(7 * 7_499));
});

test("ANALYT-13 half past midnight on New Year's Day in Israel belongs to the new year", async () => {
  await given({ at: "2025-12-31T21:59:59Z" });
  await given({ at: "2025-12-31T22:30:00Z" });
  const { days, months } = await report("90");
  expect(days.filter(({ orders }) => orders > 0).map(({ day, orders }) => [day, orders])).toEqual([
    ["2025-12-31", 1],
    ["2026-01-01", 1],
  ]);
  expect(months.slice(2, 4).map(({ month, orders }) => [month, orders])).toEqual([
    ["2025-12", 1],
    ["2026-01", 1],
  ]);
  expect((await rows("figure=orders&day=2026-01-01")).rows).toHaveLength(1);
});

test.each([
  ["2026-03-27", "2026-03-26T22:00:00Z", 23],
  ["2026-10-25", "2026-10-24T21:00:00Z", 25],
])(
  "ANALYT-14 %s, when the clocks change, has all its own hours in figures, days and rows, and no others",
  async (day, begin, hours) => {
    shop.travelTo(new Date(Date.parse(`${day}T20:00:00Z`) + 86_400_000).toISOString());
    for (let hour = -1; hour <= hours; hour += 1)
      // oxlint-disable-next-line no-await-in-loop -- hour after hour
      await given({ at: new Date(Date.parse(begin) + hour * 3_600_000).toISOString() });
    const { days, figures } = await report("7");
    expect(days.map(({ orders }) => orders)).toEqual([0, 0, 0, 0, 1, hours, 1]);
    expect(days.at(-2)?.day).toBe(day);
    expect(figures.units.now).toBe(hours + 2);
    for (const figure of ["orders", "revenue", "units"]) {
      const behind = await rows(`figure=${figure}&day=${day}`);
      expect(behind.rows).toHaveLength(hours);
      expect(behind.total.count).toBe(hours);
    }
  },
);

test("ANALYT-15 customers are counted on the day of their first contact", async () => {
  const end = shop.now();
  const hoursAgo = (hours: number) => new Date(end.getTime() - hours * 3_600_000).toISOString();
  await database.asOwner(
    `insert into customers (key, name, first_seen_at)
     values ('new@mail.example', 'New', $1), ('+972505550101', 'Known', $2)`,
    [hoursAgo(1), hoursAgo(24 * 8)],
  );
  const { figures } = await report("7");
  for (const [which, count] of [
    ["", figures.customers.now],
    ["&previous=yes", figures.customers.before],
  ] as const) {
    const behind = await rows(`figure=customers&period=7${which}`);
    expect(behind.rows).toHaveLength(count);
    expect(behind.rows.map(({ name }) => name)).toContain(which === "" ? "New" : "Known");
  }
});
