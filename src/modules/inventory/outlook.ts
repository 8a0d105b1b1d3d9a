import { addDays } from "#shared/days.ts";

/** The days over which the pace is measured: whole weeks, for weekends are not like other days. */
export const PACE_DAYS = 28;
/** Further ahead a day would say more than anybody knows. */
const FARTHEST_DAYS = 730;

/** How long the stock of a variant lasts, if it goes on as lately. */
export type Outlook = {
  /** Bags sold in a week, to one decimal. */
  readonly soldPerWeek: number;
  /** For how many days what can be sold now is enough; null when nothing was sold, or for years. */
  readonly daysLeft: number | null;
  /**
   * The day on which the next delivery has to be ordered at the latest, so that it is there when
   * what can be sold and what is on its way are gone; today when it is late already.
   */
  readonly orderBy: string | null;
};

/** `sold` bags in the last 28 days; a delivery takes `supplyDays` from its order to the shelf. */
export function getOutlook(stock: {
  readonly available: number;
  /** Bags that are on their way. */
  readonly expected: number;
  readonly sold: number;
  readonly supplyDays: number;
  readonly today: string;
}): Outlook {
  const { available, expected, sold, supplyDays, today } = stock;
  const lasts = (bags: number) => {
    const days = sold > 0 ? Math.floor((bags * PACE_DAYS) / sold) : Infinity;
    return days <= FARTHEST_DAYS ? days : null;
  };
  const until = lasts(available + expected);
  return {
    soldPerWeek: Math.round((sold * 70) / PACE_DAYS) / 10,
    daysLeft: lasts(available),
    orderBy: until === null ? null : addDays(today, Math.max(0, until - supplyDays)),
  };
}
