import {
  formatDecimal,
  HOME_CURRENCY,
  MAIN_CURRENCY,
  money,
  type Currency,
  type Money,
} from "#shared/money.ts";

/** The amount in this currency among amounts that were paid; null for a row without any. */
export function findPaid(paid: readonly Money[] | undefined, currency: Currency): Money | null {
  if (paid === undefined) return null;
  return paid.find((sum) => sum.currency === currency) ?? money(0, currency);
}

/** The amounts that were paid in any other currency: "12.50 EUR; 3.00 GBP". */
export function listOtherPaid(paid: readonly Money[] = []): string | null {
  const others = paid.filter(
    ({ currency }) => currency !== HOME_CURRENCY && currency !== MAIN_CURRENCY,
  );
  if (others.length === 0) return null;
  return others.map((sum) => `${formatDecimal(sum)} ${sum.currency}`).join("; ");
}
