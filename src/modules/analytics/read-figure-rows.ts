import { SHOP_TIME_ZONE } from "#i18n/format.ts";
import { dayOf } from "#i18n/format-desk.ts";
import type { Context } from "#modules/context.ts";
import { readSold, revenueStatuses, soldStatuses } from "#modules/orders/sold-tallies.ts";
import { orderStatuses, type OrderStatus } from "#modules/orders/status.ts";
import { readTallies, sumTallies } from "#modules/orders/tallies.ts";
import { readRefunds } from "#modules/payments/read-refunds.ts";
import { AppError } from "#shared/errors.ts";
import { amountOf, averageOf, revenueOf } from "./amounts.ts";
import { daysOfMonth, type Days } from "./days.ts";
import { listFigureRows } from "./list-figure-rows.ts";
import { periodsUntil } from "./periods.ts";
import { countNewCustomers } from "./read-customers.ts";
import type { FigureName, FigureRows, RowsQuery } from "./report-contract.ts";

/** What a figure counts: which days, and of which orders. */
export type Figure = {
  readonly name: FigureName;
  readonly days: Days;
  /** Null for what is no order. */
  readonly statuses: readonly OrderStatus[] | null;
  readonly item: string | undefined;
};

const statusesOf: Readonly<Record<FigureName, readonly OrderStatus[] | null>> = {
  revenue: revenueStatuses,
  orders: orderStatuses,
  average: revenueStatuses,
  bags: soldStatuses,
  customers: null,
  refunds: null,
  cancelled: ["cancelled"],
};

/**
 * What a figure of the report is made of: its total as the report has it, and the rows that add up to it. Throws
 * `invalid_fields` for a cursor of another list, and for a status or an item with a figure that is not divided by it.
 */
export async function readFigureRows(
  ctx: Pick<Context, "db" | "clock" | "actor">,
  query: RowsQuery,
): Promise<FigureRows> {
  const figure = figureOf(query, dayOf(ctx.clock()));
  return {
    figure: figure.name,
    days: figure.days,
    timeZone: SHOP_TIME_ZONE,
    statuses: figure.statuses === null ? null : [...figure.statuses],
    total: await readTotal(ctx, figure),
    ...(await listFigureRows(ctx, figure, query.after)),
  };
}

function figureOf(query: RowsQuery, today: string): Figure {
  const { figure: name, status, item } = query;
  if (status !== undefined && name !== "orders") throw undivided("status");
  if (item !== undefined && name !== "bags" && name !== "revenue") throw undivided("item");
  return {
    name,
    days: daysOf(query, today),
    statuses: status === undefined ? statusesOf[name] : [status],
    item,
  };
}

function daysOf({ day, month, period, previous }: RowsQuery, today: string): Days {
  if (day !== undefined) return { from: day, to: day };
  if (month !== undefined) return daysOfMonth(month);
  const { now, before } = periodsUntil(today, period);
  return previous === "yes" ? before : now;
}

function undivided(field: "status" | "item"): AppError {
  return new AppError("invalid_fields", `the figure is not divided by ${field}`, {
    fields: { [field]: ["not_divided"] },
  });
}

const nothing = { amount: null, average: null, of: null };

async function readTotal(
  ctx: Pick<Context, "db">,
  { name, days, statuses, item }: Figure,
): Promise<FigureRows["total"]> {
  switch (name) {
    case "customers":
      return { ...nothing, count: await countNewCustomers(ctx, days) };
    case "refunds": {
      const { refunds, refunded, agorot, unrated } = await readRefunds(ctx, days);
      const amount = amountOf({ revenue: refunded, agorot, unratedRevenue: unrated });
      return { ...nothing, count: refunds, amount };
    }
    case "bags":
      return { ...nothing, count: (await readItem(ctx, days, item)).bags };
    case "revenue":
    case "average":
    case "orders":
    case "cancelled": {
      if (item !== undefined) {
        const sold = await readItem(ctx, days, item);
        return { ...nothing, count: sold.completedBags, amount: amountOf(sold) };
      }
      const sum = sumTallies(await readTallies(ctx, "all", days));
      const count = (statuses ?? []).reduce((all, status) => all + sum.byStatus[status], 0);
      if (name === "orders" || name === "cancelled") return { ...nothing, count, of: sum.orders };
      return {
        ...nothing,
        count,
        amount: revenueOf(sum),
        average: name === "average" ? averageOf(sum) : null,
      };
    }
  }
}

/** What was sold of an item, or of all of them. */
async function readItem(ctx: Pick<Context, "db">, days: Days, item: string | undefined) {
  const sold = (await readSold(ctx, days)).filter((it) => item === undefined || it.item === item);
  const sumOf = (of: (it: (typeof sold)[number]) => number) =>
    sold.reduce((sum, it) => sum + of(it), 0);
  return {
    bags: sumOf((it) => it.bags),
    completedBags: sumOf((it) => it.revenueBags),
    revenue: sumOf((it) => it.revenue),
    agorot: sumOf((it) => it.agorot),
    unratedRevenue: sumOf((it) => it.unratedRevenue),
  };
}
