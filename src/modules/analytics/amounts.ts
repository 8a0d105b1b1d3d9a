import type { OrderStatsSum } from "#modules/orders/order-stats.ts";
import type { ProfitSums, Sold } from "#modules/orders/sales-stats.ts";
import { HOME_CURRENCY, MAIN_CURRENCY, money } from "#shared/money.ts";
import type { Amount, Profit } from "./report-contract.ts";

/** Sums of money, in minor units. */
export type Sums = {
  readonly revenue: number;
  readonly agorot: number;
  readonly unratedRevenue: number;
};

export function getAmount({ revenue, agorot, unratedRevenue }: Sums): Amount {
  const isUnknown = agorot === 0 && revenue !== 0 && unratedRevenue === revenue;
  return {
    original: money(revenue, MAIN_CURRENCY),
    ils: isUnknown ? null : money(agorot, HOME_CURRENCY),
    unrated: money(unratedRevenue, MAIN_CURRENCY),
  };
}

/** Revenue of the orders of some days. */
export function getRevenue({ revenue, revenueIls, withoutRate }: OrderStatsSum): Amount {
  return getAmount({
    revenue: revenue.amountMinor,
    agorot: revenueIls.amountMinor,
    unratedRevenue: withoutRate.revenue.amountMinor,
  });
}

/** The sum of the orders of some days that are not completed yet but may still be. */
export function getUnderway({ underway }: OrderStatsSum): Amount {
  return getAmount({
    revenue: underway.value.amountMinor,
    agorot: underway.valueIls.amountMinor,
    unratedRevenue: underway.unrated.amountMinor,
  });
}

const noProfit: ProfitSums = { profit: 0, agorot: 0, unrated: 0, costed: 0, uncostedUnits: 0 };

/** Revenue minus cost, for the units whose cost is known. */
export function getProfit(sold: readonly Pick<Sold, "profit">[]): Profit {
  const { profit, agorot, unrated, costed, uncostedUnits } = sold.reduce<ProfitSums>(
    (sum, { profit: it }) => ({
      profit: sum.profit + it.profit,
      agorot: sum.agorot + it.agorot,
      unrated: sum.unrated + it.unrated,
      costed: sum.costed + it.costed,
      uncostedUnits: sum.uncostedUnits + it.uncostedUnits,
    }),
    noProfit,
  );
  return {
    amount: getAmount({ revenue: profit, agorot, unratedRevenue: unrated }),
    margin: costed > 0 ? profit / costed : null,
    uncostedUnits,
  };
}

type Average = Pick<Amount, "original" | "ils">;

/** Average revenue of an order that has any, rounded half up; null without any. */
export function computeAverage({
  revenueOrders: orders,
  revenue,
  revenueIls,
  withoutRate,
}: OrderStatsSum): Average | null {
  const rated = orders - withoutRate.orders;
  if (orders === 0) return null;
  return {
    original: money(Math.round(revenue.amountMinor / orders), MAIN_CURRENCY),
    ils: rated === 0 ? null : money(Math.round(revenueIls.amountMinor / rated), HOME_CURRENCY),
  };
}

/**
 * The growth of a number as a part of the old one (0.125 for 12.5 %); null when the old one is 0.
 */
export function getChange(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / before;
}

/** Compares shekels, which the back office shows first; dollars where a part has no shekels. */
export function changeOfAmount(now: Amount, before: Amount): number | null {
  const hasShekels = [now, before].every(({ unrated }) => unrated.amountMinor === 0);
  return changeOfPair(hasShekels ? now : toDollars(now), hasShekels ? before : toDollars(before));
}

/** The growth of an average: in shekels where both have them. */
export function changeOfPair(now: Average | null, before: Average | null): number | null {
  if (now === null || before === null) return null;
  if (now.ils !== null && before.ils !== null)
    return getChange(now.ils.amountMinor, before.ils.amountMinor);
  return getChange(now.original.amountMinor, before.original.amountMinor);
}

const toDollars = ({ original }: Average): Average => ({ original, ils: null });
