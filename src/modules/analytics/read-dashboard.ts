import { count, countDistinct, eq, isNull, sql } from "drizzle-orm";
import { products, productVariants } from "#modules/catalog/tables.ts";
import type { Context } from "#modules/context.ts";
import { readLowStock } from "#modules/inventory/low-stock.ts";
import { listNewest } from "#modules/orders/list-orders.ts";
import { readTallies, sumTallies } from "#modules/orders/tallies.ts";
import type { Dashboard } from "./contract.ts";

const SHOWN = 5;
const MONTHS = 6;

/** How the shop stands at a glance. Hidden orders and products in the bin count nowhere; days and months are Jerusalem's. */
export async function readDashboard(ctx: Context): Promise<Dashboard> {
  const total = sumTallies(await readTallies(ctx, "all"));
  const { months, comparison } = await readMonths(ctx);
  return {
    ...total,
    openOrders: total.byStatus.pending,
    lowStock: await readLowStock(ctx, SHOWN),
    products: await countProducts(ctx),
    latest: await listNewest(ctx, SHOWN),
    months,
    comparison,
  };
}

async function readMonths(ctx: Context): Promise<Pick<Dashboard, "months" | "comparison">> {
  const { names, monthAgo } = await readCalendar(ctx);
  const from = `${names[0]}-01`;
  const tallies = Map.groupBy(await readTallies(ctx, "month", { from }), ({ when }) => when);
  const months = names.map((month) => {
    const { orders, revenue, revenueIls } = sumTallies(tallies.get(month) ?? []);
    return { month, orders, revenue, revenueIls };
  });
  const before = { from: `${monthAgo.slice(0, 7)}-01`, to: monthAgo };
  return {
    months,
    comparison: {
      orders: months.at(-1)?.orders ?? 0,
      ordersBefore: sumTallies(await readTallies(ctx, "all", before)).orders,
    },
  };
}

/** This month and those before it as "2026-06", the oldest first, and today a month ago; the 28th of February for the 31st. */
async function readCalendar({ db, clock }: Context) {
  const today = sql`(${clock().toISOString()}::timestamptz at time zone 'Asia/Jerusalem')::date`;
  const { rows } = await db.execute<{ names: readonly string[]; monthAgo: string }>(sql`
    select (${today} - interval '1 month')::date::text as "monthAgo", array(
      select to_char(${today} - n * interval '1 month', 'YYYY-MM') from generate_series(${MONTHS - 1}::integer, 0, -1) n
    ) as names`);
  return rows[0] ?? { names: [], monthAgo: "" };
}

async function countProducts({ db }: Context): Promise<Dashboard["products"]> {
  const rows = await db
    .select({ products: countDistinct(products.id), variants: count(productVariants.id) })
    .from(products)
    .leftJoin(productVariants, eq(productVariants.productId, products.id))
    .where(isNull(products.deletedAt));
  return rows[0] ?? { products: 0, variants: 0 };
}
