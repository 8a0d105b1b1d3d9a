import type { Currency, Money } from "#shared/money.ts";
import { toShekels, type FrozenRate } from "#shared/exchange.ts";
import { HOME_CURRENCY, MAIN_CURRENCY, money } from "#shared/money.ts";
import type { ServiceRecord } from "../payments.ts";

type Charging = Pick<ServiceRecord, "currencies">;

/**
 * What a service charges for an amount of an order: the amount itself, or else shekels by the rate
 * that the order froze. Null where the service takes neither, or no rate is known.
 */
export function computeCharge(
  amount: Money,
  rate: FrozenRate | null,
  { currencies }: Charging,
): Money | null {
  if (currencies.includes(amount.currency)) return amount;
  return currencies.includes(HOME_CURRENCY) ? toShekels(amount, rate) : null;
}

/** The price of one unit of a currency in shekels by these rates, for people to read. */
export const computeShekelRate = (
  currency: Currency,
  { rate, usdRate = "1" }: FrozenRate,
): number => (currency === MAIN_CURRENCY ? Number(rate) : Number(rate) * Number(usdRate));

type ChargedRow = {
  readonly chargedMinor: number | null;
  readonly chargedCurrency: Currency | null;
};

/** The amount that a row says was charged; null where that is the amount itself. */
export const toCharged = ({ chargedMinor, chargedCurrency }: ChargedRow): Money | null =>
  chargedMinor === null || chargedCurrency === null ? null : money(chargedMinor, chargedCurrency);

/** The fee of a payment in the currency that was charged; null where the service tells none. */
export const toFee = (
  { feeMinor, chargedCurrency }: ChargedRow & { readonly feeMinor: number | null },
  currency: Currency,
): Money | null => (feeMinor === null ? null : money(feeMinor, chargedCurrency ?? currency));

/** A sum, and the same as it was charged. */
export type Charged = {
  readonly amountMinor: number;
  readonly chargedMinor: number;
};

/** The part of the charge that belongs to a part of the amount. */
export function computeChargedPart({ amountMinor, chargedMinor }: Charged, part: number): number {
  return Math.round((chargedMinor * part) / amountMinor);
}

/** The amount in the order's currency for a charged one, by the same proportion. */
export function computeUncharged(
  { amountMinor, chargedMinor, currency }: Charged & { readonly currency: Currency },
  charged: number,
): Money {
  return money(Math.round((amountMinor * charged) / chargedMinor), currency);
}
