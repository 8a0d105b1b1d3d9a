import { toDay } from "#i18n/format-he.ts";
import type { Context } from "#modules/context.ts";
import {
  readOrderStats,
  sumOrderStats,
  type OrderStats,
  type OrderStatsSum,
} from "#modules/orders/order-stats.ts";
import { cancelledStatuses, type Sold } from "#modules/orders/sales-stats.ts";
import { countIn } from "#modules/orders/status.ts";
import { readMoneyStats } from "#modules/orders/money-stats.ts";
import {
  computeAverage,
  getChange,
  changeOfAmount,
  changeOfPair,
  getProfit,
  getRevenue,
  getUnderway,
} from "./amounts.ts";
import { listDays, type Days, addMonths, addMonthsToDay } from "#shared/days.ts";
import { getMonthPeriods, getPeriods, type Periods, type ReportPeriod } from "./periods.ts";
import { countNewCustomers } from "./list-figure-rows.ts";
import { readProducts, sumUnits } from "./read-products.ts";
import { readSameAge, readSoldThen, type SameAge } from "./read-same-age.ts";
import { groupMoney, sumRefunds } from "./sum-money.ts";
import type { Report } from "./report-contract.ts";

const MONTHS = 6;

/**
 * The report of a period, compared with the one before it: as that is now if the period is final,
 * else as it stood when it was as old. Days and months are Jerusalem's, orders count on the day
 * when they were made, refunds on the day when they were given, deleted orders nowhere.
 */
export async function readReport(
  ctx: Pick<Context, "db" | "clock">,
  period: ReportPeriod,
): Promise<Report> {
  const asOf = ctx.clock();
  const today = toDay(asOf);
  const periods = getPeriods(today, period);
  const { now, before } = periods;
  const stats = await readOrderStats(ctx, "day", { from: before.from, to: now.to });
  const { products, sold, soldBefore } = await readProducts(ctx, periods);
  const profit = { now: getProfit(sold), before: getProfit(soldBefore) };
  const units = { now: sumUnits(sold), before: sumUnits(soldBefore) };
  const sums = {
    now: sumOrderStats(stats.filter(({ when }) => isWithin(when, now))),
    before: sumOrderStats(stats.filter(({ when }) => isWithin(when, before))),
  };
  const then = await readSameAge(ctx, periods, sums.now);
  const sameAge = then && toSameAge(then, await readSoldThen(ctx, periods, then));
  const moneyNow = await readMoneyStats(ctx, now);
  const refunds = {
    now: sumRefunds(moneyNow),
    before: sumRefunds(await readMoneyStats(ctx, before)),
  };
  return {
    period,
    asOf: asOf.toISOString(),
    now,
    before,
    figures: {
      ...getFigures(sums, then?.sum ?? sums.before),
      profit: {
        ...profit,
        change: changeOfAmount(profit.now.amount, (sameAge?.profit ?? profit.before).amount),
      },
      units: { ...units, change: getChange(units.now, sameAge?.units ?? units.before) },
      customers: await readCustomers(ctx, periods),
      refunds: { ...refunds, change: changeOfAmount(refunds.now, refunds.before) },
    },
    sameAge,
    money: groupMoney(moneyNow),
    days: groupByDay(stats, now, today),
    daysBefore: groupByDay(stats, before, today),
    products,
    byStatus: sums.now.byStatus,
    months: await readGrowth(ctx, today),
  };
}

type Figures = Report["figures"];

const isWithin = (day: string, { from, to }: Days) => from <= day && day <= to;

function toSameAge({ at, sum }: SameAge, sold: readonly Sold[]): NonNullable<Report["sameAge"]> {
  return {
    at: at.toISOString(),
    revenue: getRevenue(sum),
    profit: getProfit(sold),
    orders: sum.orders,
    average: computeAverage(sum),
    units: sumUnits(sold),
    cancelled: getCancelled(sum),
  };
}

/** The figures of both periods; `base` is what the changes are computed from. */
function getFigures(
  sums: { now: OrderStatsSum; before: OrderStatsSum },
  base: OrderStatsSum,
): Pick<Figures, "revenue" | "orders" | "average" | "cancelled"> {
  const revenue = { now: getRevenue(sums.now), before: getRevenue(sums.before) };
  const average = { now: computeAverage(sums.now), before: computeAverage(sums.before) };
  const cancelled = { now: getCancelled(sums.now), before: getCancelled(sums.before) };
  const shares = [cancelled.now.share, getCancelled(base).share] as const;
  return {
    revenue: {
      ...revenue,
      change: changeOfAmount(revenue.now, getRevenue(base)),
      underway: getUnderway(sums.now),
    },
    orders: {
      now: sums.now.orders,
      before: sums.before.orders,
      change: getChange(sums.now.orders, base.orders),
    },
    average: { ...average, change: changeOfPair(average.now, computeAverage(base)) },
    cancelled: {
      ...cancelled,
      change: shares[0] === null || shares[1] === null ? null : shares[0] - shares[1],
    },
  };
}

function getCancelled({ orders, byStatus }: OrderStatsSum) {
  const cancelled = countIn(byStatus, cancelledStatuses);
  return { cancelled, orders, share: orders === 0 ? null : cancelled / orders };
}

async function readCustomers(
  ctx: Pick<Context, "db">,
  periods: Periods,
): Promise<Figures["customers"]> {
  const now = await countNewCustomers(ctx, periods.now);
  const before = await countNewCustomers(ctx, periods.before);
  return { now, before, change: getChange(now, before) };
}

function groupByDay(stats: readonly OrderStats[], days: Days, today: string): Report["days"] {
  const byDay = Map.groupBy(stats, ({ when }) => when);
  return listDays(days).map((day) => {
    const sum = sumOrderStats(byDay.get(day) ?? []);
    return {
      day,
      orders: sum.orders,
      revenue: getRevenue(sum),
      underway: getUnderway(sum),
      isComplete: day < today && sum.underway.orders === 0,
    };
  });
}

/** One more month is read than shown, for the growth of the first. */
async function readGrowth(
  ctx: Pick<Context, "db" | "clock">,
  today: string,
): Promise<Report["months"]> {
  const { months } = await readMonths(ctx, today, MONTHS + 1);
  const grown: Report["months"] = [];
  for (const [index, sum] of months.slice(1).entries()) {
    const revenue = getRevenue(sum);
    // oxlint-disable-next-line no-await-in-loop -- one connection does one thing at a time
    const then = await readSameAge(ctx, getMonthPeriods(today, sum.month), sum);
    const base = then?.sum ?? months[index];
    grown.push({
      month: sum.month,
      orders: sum.orders,
      revenue,
      underway: getUnderway(sum),
      isFinal: then === null,
      growth: base === undefined ? null : changeOfAmount(revenue, getRevenue(base)),
    });
  }
  return grown;
}

/**
 * Totals of the last months, the current one last, each named as in "2026-06"; and the totals of
 * last month up to the same day of the month as today.
 */
type Months = {
  readonly months: (OrderStatsSum & { readonly month: string })[];
  readonly beforeSoFar: OrderStatsSum;
};

export async function readMonths(
  ctx: Pick<Context, "db">,
  today: string,
  count: number,
): Promise<Months> {
  const current = today.slice(0, 7);
  const names = Array.from({ length: count }, (_, index) => addMonths(current, index + 1 - count));
  const stats = Map.groupBy(
    await readOrderStats(ctx, "month", { from: `${names[0] ?? current}-01` }),
    ({ when }) => when,
  );
  const months = names.map((month) => ({ month, ...sumOrderStats(stats.get(month) ?? []) }));
  const monthAgo = addMonthsToDay(today, -1);
  const before = { from: `${monthAgo.slice(0, 7)}-01`, to: monthAgo };
  return { months, beforeSoFar: sumOrderStats(await readOrderStats(ctx, "all", before)) };
}
