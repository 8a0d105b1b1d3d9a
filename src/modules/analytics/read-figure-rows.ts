import { SHOP_TIME_ZONE } from "#i18n/format.ts";
import { toDay } from "#i18n/format-he.ts";
import type { Context } from "#modules/context.ts";
import {
  cancelledStatuses,
  readSold,
  revenueStatuses,
  soldStatuses,
  type Sold,
} from "#modules/orders/sales-stats.ts";
import { countIn, orderStatuses, type OrderStatus } from "#modules/orders/status.ts";
import { readOrderStats, sumOrderStats } from "#modules/orders/order-stats.ts";
import { readMoneyStats, sumMoney } from "#modules/orders/money-stats.ts";
import { createFieldsError } from "#shared/errors.ts";
import { getAmount, computeAverage, getProfit, getRevenue } from "./amounts.ts";
import { getDaysOfMonth, type Days } from "#shared/days.ts";
import { listFigureRows, type Figure, countNewCustomers } from "./list-figure-rows.ts";
import { getPeriods } from "./periods.ts";
import { sumUnits } from "./read-products.ts";
import { sumRefunds } from "./sum-money.ts";
import type { FigureName } from "./figure-names.ts";
import type { FigureRows, RowsQuery } from "./rows-contract.ts";

const statusesByFigure: Readonly<Record<FigureName, readonly OrderStatus[] | null>> = {
  revenue: revenueStatuses,
  profit: revenueStatuses,
  orders: orderStatuses,
  average: revenueStatuses,
  units: soldStatuses,
  customers: null,
  refunds: null,
  cancelled: cancelledStatuses,
};

const dividedByItem: readonly FigureName[] = ["units", "revenue", "profit"];

/**
 * One figure of the report: its total as the report has it, and the rows that add up to it. Throws
 * `invalid_fields` for a cursor of another list, and for a status or an item with a figure that is
 * not divided by it.
 */
export async function readFigureRows(
  ctx: Pick<Context, "db" | "clock" | "actor">,
  query: RowsQuery,
): Promise<FigureRows> {
  const figure = getFigure(query, toDay(ctx.clock()));
  return {
    figure: figure.name,
    days: figure.days,
    timeZone: SHOP_TIME_ZONE,
    statuses: figure.statuses === null ? null : [...figure.statuses],
    total: await readTotal(ctx, figure),
    ...(await listFigureRows(ctx, figure, query.after)),
  };
}

function getFigure(query: RowsQuery, today: string): Figure {
  const { figure: name, status, item } = query;
  if (status !== undefined && name !== "orders")
    throw createFieldsError({ status: ["not_divided"] });
  if (item !== undefined && !dividedByItem.includes(name))
    throw createFieldsError({ item: ["not_divided"] });
  return {
    name,
    days: getDays(query, today),
    statuses: status === undefined ? statusesByFigure[name] : [status],
    item,
  };
}

function getDays({ day, month, period, previous }: RowsQuery, today: string): Days {
  if (day !== undefined) return { from: day, to: day };
  if (month !== undefined) return getDaysOfMonth(month);
  const { now, before } = getPeriods(today, period);
  return previous === "yes" ? before : now;
}

const nothing = { amount: null, average: null, profit: null, of: null };

async function readTotal(
  ctx: Pick<Context, "db">,
  { name, days, statuses, item }: Figure,
): Promise<FigureRows["total"]> {
  switch (name) {
    case "customers":
      return { ...nothing, count: await countNewCustomers(ctx, days) };
    case "refunds": {
      const stats = await readMoneyStats(ctx, days);
      return { ...nothing, count: sumMoney(stats, "refund").count, amount: sumRefunds(stats) };
    }
    case "units":
      return { ...nothing, count: sumUnits(await readItems(ctx, days, item)) };
    case "profit": {
      const sold = await readItems(ctx, days, item);
      const profit = getProfit(sold);
      const count = sold.reduce((sum, it) => sum + it.revenueUnits, 0);
      return { ...nothing, count, amount: profit.amount, profit };
    }
    case "revenue":
    case "average":
    case "orders":
    case "cancelled": {
      if (item !== undefined) {
        const sold = await readItems(ctx, days, item);
        const computeSum = (of: (it: Sold) => number) => sold.reduce((sum, it) => sum + of(it), 0);
        return {
          ...nothing,
          count: computeSum((it) => it.revenueUnits),
          amount: getAmount({
            revenue: computeSum((it) => it.revenue),
            agorot: computeSum((it) => it.agorot),
            unratedRevenue: computeSum((it) => it.unratedRevenue),
          }),
        };
      }
      const sum = sumOrderStats(await readOrderStats(ctx, "all", days));
      const count = countIn(sum.byStatus, statuses ?? []);
      if (name === "orders" || name === "cancelled") return { ...nothing, count, of: sum.orders };
      return {
        ...nothing,
        count: sum.revenueOrders,
        amount: getRevenue(sum),
        average: name === "average" ? computeAverage(sum) : null,
      };
    }
  }
}

/** Sales of an item, or of all items. */
async function readItems(
  ctx: Pick<Context, "db">,
  days: Days,
  item: string | undefined,
): Promise<Sold[]> {
  return (await readSold(ctx, days)).filter((it) => item === undefined || it.item === item);
}
