import type { Context } from "#modules/context.ts";
import { readOrderStats, sumOrderStats, type OrderStatsSum } from "#modules/orders/order-stats.ts";
import { addMonths, addMonthsToDay } from "#shared/days.ts";

/**
 * Totals of the last months, the current one last, each named as in "2026-06"; and the totals of
 * last month up to the same day of the month as today.
 */
export type Months = {
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
