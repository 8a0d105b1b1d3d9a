import { addDays } from "#shared/days.ts";

/**
 * The days over which the sales rate is measured: whole weeks, because weekends differ from other
 * days.
 */
export const PACE_DAYS = 28;
/** The furthest forecast in days; beyond it a number would be a mere guess. */
const FARTHEST_DAYS = 730;

/** How long the stock of a variant lasts, if it sells as in the last weeks. */
export type Outlook = {
  /** Units sold in a week, to one decimal. */
  readonly soldPerWeek: number;
  /**
   * The number of days that the available units will last; null when nothing was sold, or when they
   * last for years.
   */
  readonly daysLeft: number | null;
  /**
   * The latest day to order the next delivery, so that it arrives before the available units and
   * those on their way are sold; today when it is late already.
   */
  readonly orderBy: string | null;
};

/** `sold` units in the last 28 days; a delivery takes `supplyDays` from its order to the shelf. */
export function getOutlook(stock: {
  readonly available: number;
  /** Units that are on their way. */
  readonly expected: number;
  readonly sold: number;
  readonly supplyDays: number;
  readonly today: string;
}): Outlook {
  const { available, expected, sold, supplyDays, today } = stock;
  const computeDaysLeft = (units: number) => {
    const days = sold > 0 ? Math.floor((units * PACE_DAYS) / sold) : Infinity;
    return days <= FARTHEST_DAYS ? days : null;
  };
  const until = computeDaysLeft(available + expected);
  return {
    soldPerWeek: Math.round((sold * 70) / PACE_DAYS) / 10,
    daysLeft: computeDaysLeft(available),
    orderBy: until === null ? null : addDays(today, Math.max(0, until - supplyDays)),
  };
}
