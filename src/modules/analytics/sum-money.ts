import { sumMoney, type MoneyStats } from "#modules/orders/money-stats.ts";
import { money } from "#shared/money.ts";
import { getAmount } from "./amounts.ts";
import type { Amount, Report } from "./report-contract.ts";

/**
 * Money that came in and went back on some days, by day and kind; and the discounts and surcharges
 * of the orders of these days that are revenue, and their tax.
 */
export function groupMoney(stats: readonly MoneyStats[]): Report["money"] {
  return {
    payments: groupByWay(stats, "payment"),
    refunds: groupByWay(stats, "refund"),
    discounts: toAmount(sumMoney(stats, "discount")),
    surcharges: toAmount(sumMoney(stats, "surcharge")),
    taxes: groupTaxes(stats),
  };
}

/** The amount of these refunds. */
export const sumRefunds = (stats: readonly MoneyStats[]): Amount =>
  toAmount(sumMoney(stats, "refund"));

/** One row for each day and kind, with what was paid in each currency. */
function groupByWay(
  stats: readonly MoneyStats[],
  entry: "payment" | "refund",
): Report["money"]["payments"] {
  const rows = stats.filter((row) => row.entry === entry);
  const ways = Map.groupBy(rows, ({ day, method, kind }) => `${day} ${method} ${kind}`);
  return [...ways.values()].flatMap((currencies) => {
    const { day = null, method = null, kind = null } = currencies[0] ?? {};
    if (day === null || method === null) return [];
    const sum = sumMoney(currencies, entry);
    return [
      {
        day,
        kind: method === "manual" ? (kind ?? method) : method,
        count: sum.count,
        paid: currencies.flatMap(({ paid, currency }) =>
          currency === null ? [] : [money(paid, currency)],
        ),
        amount: toAmount(sum),
      },
    ];
  });
}

/**
 * The tax in the orders that are revenue, or were before money went back, and the tax in the
 * refunds of such orders; by market and rate. Over all days, the difference is the tax in what the
 * orders have left.
 */
function groupTaxes(stats: readonly MoneyStats[]): Report["money"]["taxes"] {
  const rows = stats.filter(({ entry }) => entry === "tax" || entry === "tax_back");
  const byRate = Map.groupBy(
    rows,
    ({ market, taxName, taxRateBp }) => `${market} ${taxName} ${taxRateBp}`,
  );
  return [...byRate.values()].flatMap((both) => {
    const { market = null, taxName: name = null, taxRateBp: rateBp = null } = both[0] ?? {};
    if (rateBp === null) return [];
    const collected = toAmount(sumMoney(both, "tax"));
    return [{ market, name, rateBp, collected, refunded: toAmount(sumMoney(both, "tax_back")) }];
  });
}

const toAmount = ({
  cents,
  agorot,
  unrated,
}: Pick<MoneyStats, "cents" | "agorot" | "unrated">): Amount =>
  getAmount({ revenue: cents, agorot, unratedRevenue: unrated });
