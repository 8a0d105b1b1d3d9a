import type { Context } from "#modules/context.ts";
import { readTallies, sumTallies } from "#modules/orders/tallies.ts";
import { AppError } from "#shared/errors.ts";
import type { Figures } from "./contract.ts";

const DAY_MS = 86_400_000;
/** Two years, so that one can be compared with the one before. */
const MAX_DAYS = 731;

/** Days in Jerusalem, as in "2026-03-27"; both count. */
export type Period = { readonly from: string; readonly to: string };

/**
 * Orders and revenue of a period, together and for each of its days; an order counts on the day when it was made. Hidden
 * orders count nowhere. Throws `invalid_fields` for a period that ends before it begins, or longer than two years.
 */
export async function readFigures(
  ctx: Pick<Context, "db">,
  period: Period,
): Promise<Period & { total: Figures; days: (Figures & { day: string })[] }> {
  const days = daysOf(period);
  const tallies = await readTallies(ctx, "day", period);
  const byDay = Map.groupBy(tallies, ({ when }) => when);
  return {
    ...period,
    total: sumTallies(tallies),
    days: days.map((day) => ({ day, ...sumTallies(byDay.get(day) ?? []) })),
  };
}

/** Each day of a period. Dates without times have no summer time to stumble over. */
function daysOf({ from, to }: Period): string[] {
  const first = Date.parse(from);
  const count = (Date.parse(to) - first) / DAY_MS + 1;
  if (count < 1) throw refused("to", "before_from");
  if (count > MAX_DAYS) throw refused("from", "too_long");
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  );
}

function refused(field: keyof Period, problem: "before_from" | "too_long"): AppError {
  return new AppError("invalid_fields", `the period is ${problem}`, {
    fields: { [field]: [problem] },
  });
}
