import { getDue } from "#modules/orders/get-due.ts";
import { hasTaxInside } from "#modules/orders/order-sums.ts";
import { money, type Money } from "#shared/money.ts";
import type { OrderRow } from "./find-order.ts";

export type OrderAmounts = {
  /** Percents are null for a coupon that took an amount off. */
  readonly coupon: { readonly code: string; readonly percent: number | null } | null;
  readonly subtotal: Money;
  readonly discount: Money;
  readonly shipping: Money;
  readonly total: Money;
  /** Why the `total` was agreed for the whole order; null when it is the sum of the lines. */
  readonly agreedReason: string | null;
  readonly paid: Money;
  readonly refunded: Money;
};

/** The amounts of an order, with the parts that have been paid and given back. */
export function getAmounts(order: OrderRow): OrderAmounts {
  const { currency, couponCode, couponPercent } = order;
  return {
    coupon: couponCode === null ? null : { code: couponCode, percent: couponPercent },
    subtotal: money(order.subtotalMinor, currency),
    discount: money(order.discountMinor, currency),
    shipping: money(order.shippingMinor, currency),
    total: money(order.totalMinor, currency),
    agreedReason: order.agreedReason,
    paid: money(order.paidMinor, currency),
    refunded: money(order.refundedMinor, currency),
  };
}

/** The amounts that the place of an order adds. An agreed total always contains the tax. */
export function getPlaceAmounts(order: OrderRow) {
  const { currency } = order;
  return {
    tax: money(order.taxMinor, currency),
    isTaxIncluded: hasTaxInside(order),
    duty: money(order.dutyMinor, currency),
    refundedTax: money(order.refundedTaxMinor, currency),
  };
}

/** Amount that is still to be paid; nothing for an order that is over. */
export function computeDue(
  order: Pick<OrderRow, "currency" | "totalMinor" | "paidMinor" | "status">,
): Money {
  const { currency, status } = order;
  const total = money(order.totalMinor, currency);
  const paid = money(order.paidMinor, currency);
  return getDue({ total, paid, status }) ?? money(0, currency);
}
