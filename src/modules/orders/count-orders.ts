import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { OrderFilter } from "./admin-contract.ts";
import { getDays, isNarrow, getStatuses } from "./order-conditions.ts";
import { getOrdersQuery, isBeyondWindow, selectOrders } from "./order-filter.ts";
import { readSearchTerm } from "./search-term.ts";
import { readOrderStats, sumOrderStats } from "./order-stats.ts";
import { countIn } from "./status.ts";

/** Counting stops here; the screen then says "more than". */
const MAX_COUNT = 10_000;

/**
 * The number of orders that match a filter: exact if it has only statuses and days. Others are
 * counted one by one up to a limit; then there are at least that many.
 */
export async function countOrders(
  ctx: Pick<Context, "db" | "clock">,
  filter: OrderFilter,
): Promise<{ count: number; isExact: boolean }> {
  const isSearch = readSearchTerm(filter.q ?? "") !== null;
  if (filter.hidden === undefined && !isSearch && !isNarrow(filter))
    return { count: await countByStats(ctx, filter), isExact: true };
  const selection = await selectOrders(ctx, filter);
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::integer as count from (select from (${getOrdersQuery(selection)}) o limit ${MAX_COUNT + 1}) found`);
  const count = rows[0]?.count ?? 0;
  if (count > MAX_COUNT) return { count: MAX_COUNT, isExact: false };
  const { conditions, areFew, search } = selection;
  return {
    count,
    isExact: search?.isBounded !== true || areFew || !(await isBeyondWindow(ctx, conditions)),
  };
}

async function countByStats(
  ctx: Pick<Context, "db" | "clock">,
  filter: OrderFilter,
): Promise<number> {
  const { orders, byStatus } = sumOrderStats(
    await readOrderStats(ctx, "all", getDays(ctx, filter)),
  );
  const statuses = getStatuses(filter);
  return statuses === undefined ? orders : countIn(byStatus, statuses);
}
