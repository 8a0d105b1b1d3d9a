import { getPaymentMode } from "#i18n/en/payment-words.ts";
import { pickFirstWay, type OfferedWay } from "#modules/payments/ways/offered-ways.ts";
import type { PaymentMode } from "#modules/payments/ways/ways.ts";
import type { FilledCheckout } from "./checkout-state.ts";

type Paying = Pick<FilledCheckout, "ways" | "state" | "order">;

/** How an order is paid; "nothing" is one for free. */
export type PayMode = "manual" | "online" | "nothing";

/**
 * The way that pays the order: the chosen one while it answers, or the first that does. Undefined
 * where the shop has one way for everything, nothing is to be paid, or its market has none.
 */
export function getPayWay({ ways = [], state, order }: Paying): OfferedWay | undefined {
  if (order.price.total.amountMinor === 0) return undefined;
  return pickFirstWay(ways, state.payBy);
}

/** Whether the market of the address has no way to pay what the order costs. */
export const hasNoWay = ({ ways, order }: Paying): boolean =>
  ways?.length === 0 && order.price.total.amountMinor > 0;

/** How the order is paid in a shop with these ways. */
export function getPayMode(paying: Paying, payments: PaymentMode): PayMode {
  const way = getPayWay(paying);
  const ofShop = payments === "online" ? "online" : "manual";
  const ofWay = way && (way.name === null ? "manual" : "online");
  return getPaymentMode(ofWay ?? ofShop, paying.order.price.total);
}
