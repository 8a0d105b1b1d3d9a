import type { Coupon } from "#modules/cart/coupons.ts";
import { countsFor, priceCart, sumCounted, type PricedLine } from "#modules/cart/price-cart.ts";
import type { ItemRow, OrderRow } from "../find-order.ts";

type Snapshot = Pick<
  OrderRow,
  "couponCode" | "couponPercent" | "couponAmountMinor" | "couponBaseMinor"
>;

/**
 * All that an order keeps of the coupon that takes something off it: what a free piece cost is an
 * amount from then on.
 */
export function getSnapshot(lines: readonly PricedLine[], coupon: Coupon): Snapshot {
  const { code, kind, value } = coupon;
  const isPercent = kind === "percent";
  return {
    couponCode: code,
    couponPercent: isPercent ? value : null,
    couponAmountMinor: isPercent
      ? null
      : kind === "amount"
        ? value
        : priceCart(lines, coupon).discount.amountMinor,
    couponBaseMinor: lines.every((line) => countsFor(coupon, line))
      ? null
      : sumCounted(lines, coupon).amountMinor,
  };
}

/**
 * The coupon of an order as it was when the order was made, for its lines by their ids. It has
 * reached its minimum; with other quantities it is not asked for that again.
 */
export function getOrderCoupon(order: OrderRow, lines: readonly ItemRow[]): Coupon | undefined {
  const { couponCode, couponPercent, couponAmountMinor } = order;
  const value = couponPercent ?? couponAmountMinor;
  if (couponCode === null || value === null) return undefined;
  const counted = lines.flatMap((line) => (line.couponCounts ? line.id : []));
  return {
    code: couponCode,
    kind: couponPercent === null ? "amount" : "percent",
    value,
    minimumMinor: 0,
    only: counted.length === lines.length ? null : counted,
  };
}
