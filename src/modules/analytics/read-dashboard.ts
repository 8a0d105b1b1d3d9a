import { toDay } from "#i18n/format-he.ts";
import { countProducts } from "#modules/catalog/count-products.ts";
import type { Context } from "#modules/context.ts";
import { readLowStock } from "#modules/inventory/low-stock.ts";
import { listNewest } from "#modules/orders/list-orders.ts";
import { readOrderStats, sumOrderStats } from "#modules/orders/order-stats.ts";
import { isPermitted } from "#shared/actor.ts";
import { readMonths } from "./read-report.ts";

const SHOWN = 5;
const MONTHS = 6;

/**
 * The figures of the dashboard. Hidden orders and products in the bin count nowhere; days and
 * months are Jerusalem's.
 */
export async function readDashboard(ctx: Context) {
  const total = sumOrderStats(await readOrderStats(ctx, "all"));
  const { months, beforeSoFar } = await readMonths(ctx, toDay(ctx.clock()), MONTHS);
  const lowStock = await readLowStock(ctx, SHOWN);
  return {
    ...total,
    openOrders: total.byStatus.pending,
    lowStock,
    products: await countProducts(ctx),
    // Names and addresses of customers are more than figures.
    latest: isPermitted(ctx.actor, "orders.read") ? await listNewest(ctx, SHOWN) : [],
    months,
    comparison: { orders: months.at(-1)?.orders ?? 0, ordersBefore: beforeSoFar.orders },
  };
}
