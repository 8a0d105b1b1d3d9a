// Parts of an order's total, in the minor units of its currency.
import type { orders } from "./tables.ts";

type OrderRow = typeof orders.$inferSelect;

/** Whether the tax is in the amounts, rather than on top of them. An agreed total contains it. */
export const hasTaxInside = ({
  isTaxIncluded,
  agreedTotalMinor,
}: Pick<OrderRow, "isTaxIncluded" | "agreedTotalMinor">): boolean =>
  isTaxIncluded || agreedTotalMinor !== null;

type Sums = Pick<
  OrderRow,
  | "isTaxIncluded"
  | "agreedTotalMinor"
  | "subtotalMinor"
  | "discountMinor"
  | "shippingMinor"
  | "shippingTaxMinor"
  | "shippingLeastMinor"
  | "dutyMinor"
  | "stockState"
>;

/** The price of the items less discounts, with the tax where prices contain it. */
export function getGoodsMinor(order: Sums): number {
  const { agreedTotalMinor, subtotalMinor, discountMinor, shippingMinor } = order;
  return agreedTotalMinor === null
    ? subtotalMinor - discountMinor
    : Math.max(0, agreedTotalMinor - shippingMinor);
}

/**
 * The shipping and what belongs to it that goes back with all items, and the tax in it: before
 * they were shipped, all of it and the duty; after that, the price of the cheapest way.
 */
export function getShippingBack(order: Sums): {
  readonly minor: number;
  readonly taxMinor: number;
} {
  const { agreedTotalMinor, shippingMinor, shippingLeastMinor, shippingTaxMinor } = order;
  const charged = Math.min(shippingMinor, agreedTotalMinor ?? shippingMinor);
  const isShipped = order.stockState === "shipped";
  const netMinor = isShipped ? Math.min(shippingLeastMinor, charged) : charged;
  const taxMinor = charged === 0 ? 0 : Math.round((shippingTaxMinor * netMinor) / charged);
  const dutyMinor = isShipped ? 0 : order.dutyMinor;
  return { minor: netMinor + dutyMinor + (hasTaxInside(order) ? 0 : taxMinor), taxMinor };
}
