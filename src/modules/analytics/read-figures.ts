import type { Context } from "#modules/context.ts";
import { readOrderStats, sumOrderStats } from "#modules/orders/order-stats.ts";
import { createFieldsError } from "#shared/errors.ts";
import type { Figures } from "./contract.ts";
import { countDays, listDays, type Days } from "#shared/days.ts";

/** Two years, so that one can be compared with the one before. */
const MAX_DAYS = 731;

/**
 * Orders and revenue of a period, together and for each of its days; an order counts on the day
 * when it was made. Hidden orders count nowhere. Throws `invalid_fields` for a period that ends
 * before it begins, or longer than two years.
 */
export async function readFigures(
  ctx: Pick<Context, "db">,
  period: Days,
): Promise<Days & { total: Figures; days: (Figures & { day: string })[] }> {
  const days = getDays(period);
  const stats = await readOrderStats(ctx, "day", period);
  const byDay = Map.groupBy(stats, ({ when }) => when);
  return {
    ...period,
    total: sumOrderStats(stats),
    days: days.map((day) => ({ day, ...sumOrderStats(byDay.get(day) ?? []) })),
  };
}

/** Each day of a period. */
function getDays(period: Days): string[] {
  const count = countDays(period);
  if (count < 1) throw createFieldsError({ to: ["before_from"] });
  if (count > MAX_DAYS) throw createFieldsError({ from: ["too_long"] });
  return listDays(period);
}
