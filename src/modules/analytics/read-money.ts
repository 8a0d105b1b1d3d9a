import type { Context } from "#modules/context.ts";
import { sumPriceDifferences } from "#modules/orders/price-differences.ts";
import { sumPayments, sumRefunds, type MoneyOfDay } from "#modules/payments/sum-money.ts";
import type { Days } from "#shared/days.ts";
import { getAmount } from "./amounts.ts";
import { readTaxes } from "./read-taxes.ts";
import type { Report } from "./report-contract.ts";

/**
 * Money that came in and went back on some days, by day and kind; and the discounts and surcharges
 * of the orders of these days that are revenue, and their tax.
 */
export async function readMoney(ctx: Pick<Context, "db">, days: Days): Promise<Report["money"]> {
  const payments = await sumPayments(ctx, days);
  const refunds = await sumRefunds(ctx, days);
  const { discounts, surcharges } = await sumPriceDifferences(ctx, days);
  return {
    payments: payments.map(toRow),
    refunds: refunds.map(toRow),
    discounts: toAmount(discounts),
    surcharges: toAmount(surcharges),
    taxes: await readTaxes(ctx, days),
  };
}

function toRow(row: MoneyOfDay): Report["money"]["payments"][number] {
  const { day, method, kind, count, paid } = row;
  return {
    day,
    kind: method === "manual" ? (kind ?? method) : method,
    count,
    paid: [...paid],
    amount: toAmount(row),
  };
}

const toAmount = ({ cents, agorot, unrated }: Pick<MoneyOfDay, "cents" | "agorot" | "unrated">) =>
  getAmount({ revenue: cents, agorot, unratedRevenue: unrated });
