import type { Coupon } from "#modules/cart/coupons.ts";
import {
  isForLine,
  computeCartPrice,
  sumCounted,
  type PricedLine,
} from "#modules/cart/compute-cart-price.ts";
import type { orderItems, orders } from "./tables.ts";

type Snapshot = Pick<
  typeof orders.$inferSelect,
  "couponCode" | "couponPercent" | "couponAmountMinor" | "couponBaseMinor"
>;

/** The data of a coupon that an order stores. A free piece is stored as an amount. */
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
        : computeCartPrice(lines, coupon).discount.amountMinor,
    couponBaseMinor: lines.every((line) => isForLine(coupon, line))
      ? null
      : sumCounted(lines, coupon).amountMinor,
  };
}

/**
 * The coupon of an order as it was when the order was made, for lines by their ids. Its minimum is
 * not stored with the order.
 */
export function getOrderCoupon(
  order: Omit<Snapshot, "couponBaseMinor">,
  lines: readonly Pick<typeof orderItems.$inferSelect, "id" | "couponCounts">[],
): Coupon | undefined {
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
