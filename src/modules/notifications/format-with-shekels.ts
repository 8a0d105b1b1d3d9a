import { getFrozenRate, toShekels } from "#shared/exchange.ts";
import { money, type Currency, type Money } from "#shared/money.ts";

/**
 * An amount of an order as news tell it: in the order's currency, and in shekels by the rate that
 * the order froze; null where no rate was known.
 */
export function formatWithShekels(
  amountMinor: number,
  order: { readonly currency: Currency; readonly ilsRate: string | null },
): { readonly amount: Money; readonly amountIls: Money | null } {
  const amount = money(amountMinor, order.currency);
  return { amount, amountIls: toShekels(amount, getFrozenRate(order)) };
}
