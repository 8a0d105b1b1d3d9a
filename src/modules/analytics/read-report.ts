import { dayOf } from "#i18n/format-desk.ts";
import type { Context } from "#modules/context.ts";
import { readTallies, sumTallies, type Tally, type TallySum } from "#modules/orders/tallies.ts";
import { readRefunds } from "#modules/payments/read-refunds.ts";
import {
  amountOf,
  averageOf,
  changeOf,
  changeOfAmount,
  changeOfPair,
  revenueOf,
} from "./amounts.ts";
import { listDays, type Days } from "./days.ts";
import { periodsUntil, type Periods, type ReportPeriod } from "./periods.ts";
import { countNewCustomers } from "./read-customers.ts";
import { readMonths } from "./read-months.ts";
import { readProducts } from "./read-products.ts";
import type { Amount, Report } from "./report-contract.ts";

const MONTHS = 6;

/**
 * How a period that ends today went, against the one of equal length before it. Days and months are Jerusalem's, orders
 * count on the day when they were made, refunds on the day when they were given, hidden orders nowhere.
 */
export async function readReport(
  ctx: Pick<Context, "db" | "clock">,
  period: ReportPeriod,
): Promise<Report> {
  const today = dayOf(ctx.clock());
  const periods = periodsUntil(today, period);
  const { now, before } = periods;
  const tallies = await readTallies(ctx, "day", { from: before.from, to: now.to });
  const { products, ...bags } = await readProducts(ctx, periods);
  const sums = {
    now: sumTallies(tallies.filter(({ when }) => when >= now.from)),
    before: sumTallies(tallies.filter(({ when }) => when < now.from)),
  };
  return {
    period,
    now,
    before,
    figures: {
      ...figuresOf(sums),
      bags: {
        now: bags.bags,
        before: bags.bagsBefore,
        change: changeOf(bags.bags, bags.bagsBefore),
      },
      customers: await readCustomers(ctx, periods),
      refunds: await readRefundFigure(ctx, periods),
    },
    days: dayByDay(tallies, now),
    daysBefore: dayByDay(tallies, before),
    products,
    byStatus: sums.now.byStatus,
    months: await readGrowth(ctx, today),
  };
}

type Figures = Report["figures"];

function figuresOf(sums: {
  now: TallySum;
  before: TallySum;
}): Pick<Figures, "revenue" | "orders" | "average" | "cancelled"> {
  const revenue = { now: revenueOf(sums.now), before: revenueOf(sums.before) };
  const average = { now: averageOf(sums.now), before: averageOf(sums.before) };
  const cancelled = { now: cancelledOf(sums.now), before: cancelledOf(sums.before) };
  const shares = [cancelled.now.share, cancelled.before.share] as const;
  return {
    revenue: { ...revenue, change: changeOfAmount(revenue.now, revenue.before) },
    orders: {
      now: sums.now.orders,
      before: sums.before.orders,
      change: changeOf(sums.now.orders, sums.before.orders),
    },
    average: { ...average, change: changeOfPair(average.now, average.before) },
    cancelled: {
      ...cancelled,
      change: shares[0] === null || shares[1] === null ? null : shares[0] - shares[1],
    },
  };
}

function cancelledOf({ orders, byStatus: { cancelled } }: TallySum) {
  return { cancelled, orders, share: orders === 0 ? null : cancelled / orders };
}

async function readCustomers(
  ctx: Pick<Context, "db">,
  periods: Periods,
): Promise<Figures["customers"]> {
  const now = await countNewCustomers(ctx, periods.now);
  const before = await countNewCustomers(ctx, periods.before);
  return { now, before, change: changeOf(now, before) };
}

async function readRefundFigure(
  ctx: Pick<Context, "db">,
  periods: Periods,
): Promise<Figures["refunds"]> {
  const now = await readRefunded(ctx, periods.now);
  const before = await readRefunded(ctx, periods.before);
  return { now, before, change: changeOfAmount(now, before) };
}

/** What was given back in some days. */
async function readRefunded(ctx: Pick<Context, "db">, days: Days): Promise<Amount> {
  const { refunded, agorot, unrated } = await readRefunds(ctx, days);
  return amountOf({ revenue: refunded, agorot, unratedRevenue: unrated });
}

function dayByDay(tallies: readonly Tally[], days: Days): Report["days"] {
  const byDay = Map.groupBy(tallies, ({ when }) => when);
  return listDays(days).map((day) => {
    const sum = sumTallies(byDay.get(day) ?? []);
    return { day, orders: sum.orders, revenue: revenueOf(sum) };
  });
}

/** One more month is read than shown, for the growth of the first. */
async function readGrowth(ctx: Pick<Context, "db">, today: string): Promise<Report["months"]> {
  const { months, beforeSoFar } = await readMonths(ctx, today, MONTHS + 1);
  return months.slice(1).map((sum, index) => {
    const before = index === MONTHS - 1 ? beforeSoFar : months[index];
    const revenue = revenueOf(sum);
    return {
      month: sum.month,
      orders: sum.orders,
      revenue,
      growth: before === undefined ? null : changeOfAmount(revenue, revenueOf(before)),
    };
  });
}
