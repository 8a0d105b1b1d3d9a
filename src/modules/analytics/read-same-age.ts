import { addDays, countDays } from "#shared/days.ts";
import { DAY_MS } from "#shared/durations.ts";
import { toDay } from "#i18n/format-he.ts";
import type { Context } from "#modules/context.ts";
import { readOrderStats, sumOrderStats, type OrderStatsSum } from "#modules/orders/order-stats.ts";
import { readSoldBack, readStatsBack } from "#modules/orders/read-stats-back.ts";
import { readSold, type Sold } from "#modules/orders/sales-stats.ts";
import type { Periods } from "./periods.ts";

/** The period before as it stood when it was as old as the period is now. */
export type SameAge = {
  readonly at: Date;
  readonly sum: OrderStatsSum;
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
  const { before } = periods;
  const stats = [
    ...(await readOrderStats(ctx, "all", before)),
    ...(await readStatsBack(ctx, before, at)),
  ];
  return { at, sum: sumOrderStats(stats) };
}

/**
 * The items sold in the period before, as it stood then. An item may be in it several times. Of the
 * last day either the orders until that moment are put in, or the later ones are taken out: it is
 * half a day at most.
 */
export async function readSoldThen(
  ctx: Pick<Context, "db">,
  { before }: Periods,
  { at }: SameAge,
): Promise<Sold[]> {
  const isInMorning =
    toDay(at) === before.to && toDay(new Date(at.getTime() - DAY_MS / 2)) < before.to;
  const whole = isInMorning ? { from: before.from, to: addDays(before.to, -1) } : before;
  const back = await readSoldBack(ctx, before, at, isInMorning ? before.to : undefined);
  return [...(await readSold(ctx, whole)), ...back];
}
