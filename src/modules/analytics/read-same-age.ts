import { countDays } from "#shared/days.ts";
import { DAY_MS } from "#shared/durations.ts";
import { toDay } from "#i18n/format-he.ts";
import type { Context } from "#modules/context.ts";
import { readOrderStats, sumOrderStats, type OrderStatsSum } from "#modules/orders/order-stats.ts";
import { readStatsBack } from "#modules/orders/read-stats-back.ts";
import { readSold, type Sold } from "#modules/orders/sales-stats.ts";
import type { Periods } from "./periods.ts";

/** The period before as it stood when it was as old as the period is now. */
export type SameAge = {
  readonly at: Date;
  readonly sum: OrderStatsSum;
  /** An item may be in it several times. */
  readonly sold: readonly Sold[];
};

/**
 * Null for a period that is final: it is over, and none of its orders is underway. Otherwise newer
 * orders have had less time to be completed, cancelled or given back than those before them, and
 * only the same age makes them comparable.
 */
export async function readSameAge(
  ctx: Pick<Context, "db" | "clock">,
  periods: Periods,
  now: OrderStatsSum,
): Promise<SameAge | null> {
  const asOf = ctx.clock();
  if (periods.now.to < toDay(asOf) && now.underway.orders === 0) return null;
  const at = new Date(
    asOf.getTime() - (countDays({ from: periods.before.to, to: periods.now.to }) - 1) * DAY_MS,
  );
  const { stats, sold } = await readStatsBack(ctx, periods.before, at);
  const { before } = periods;
  return {
    at,
    sum: sumOrderStats([...(await readOrderStats(ctx, "all", before)), ...stats]),
    sold: [...(await readSold(ctx, before)), ...sold],
  };
}
