import type { PageRow } from "#modules/payments/page-rows.ts";
import type { NewPaymentRow } from "#modules/payments/payment-rows.ts";
import { computeUncharged } from "#modules/payments/ways/charge.ts";
import type { OrderRow } from "../processing/find-order.ts";

/** A payment in the currency of its order, with what was charged where that is another one. */
export type OrderSum = Pick<NewPaymentRow, "amountMinor" | "chargedMinor" | "chargedCurrency">;

/**
 * What a payment counts for in the order's currency: as it was charged, or by the amounts that its
 * page froze. Undefined for a currency that the shop did not ask for.
 */
export function toOrderSum(
  order: OrderRow,
  {
    amountMinor,
    currency,
  }: {
    readonly amountMinor: number;
    readonly currency: string;
  },
  page: PageRow | undefined,
): OrderSum | undefined {
  if (currency === order.currency) return { amountMinor };
  if (page?.chargedCurrency !== currency || page.currency !== order.currency) return undefined;
  return {
    amountMinor: computeUncharged(page, amountMinor).amountMinor,
    chargedMinor: amountMinor,
    chargedCurrency: page.chargedCurrency,
  };
}
