import { convertCoupon } from "#modules/cart/convert-coupon.ts";
import { computeCartPrice } from "#modules/cart/compute-cart-price.ts";
import type { Coupon } from "#modules/cart/coupons.ts";
import type { TaxedLine } from "#modules/markets/compute-order-price.ts";
import { createFieldsError } from "#shared/errors.ts";
import { getFrozenRate } from "#shared/exchange.ts";
import { money } from "#shared/money.ts";
import type { OrderRow } from "../processing/find-order.ts";
import { getOrderCoupon } from "../order-coupon.ts";
import type { EditedLine, Line } from "./edited-line.ts";

/**
 * The order's coupon for the lines as an edit leaves them; undefined when it has none. What holds
 * when an order is placed holds again: throws `invalid_fields` (`removesCoupon`) when the lines no
 * longer reach its minimum ("below_minimum", and the minimum in minor units), or when it would take
 * nothing off them ("takes_nothing"). `rule` is the coupon as it is today.
 */
export function acceptEditedCoupon(
  order: OrderRow,
  lines: readonly EditedLine[],
  rule: Coupon | undefined,
): Coupon | undefined {
  const before = compute(
    order,
    lines.flatMap((line) => line.before ?? []),
  );
  const after = compute(
    order,
    lines.flatMap((line) => line.after ?? []),
  );
  if (before.coupon === undefined || after.coupon === undefined) return undefined;
  if (before.discountMinor > 0 && after.discountMinor === 0)
    throw createFieldsError({ removesCoupon: ["takes_nothing"] });
  if (rule === undefined) return after.coupon;
  const { minimumMinor, kind } = convertCoupon(rule, order.currency, getFrozenRate(order));
  const measure = ({ subtotalMinor, discountMinor }: typeof before) =>
    subtotalMinor - (kind === "item" ? discountMinor : 0);
  // A minimum that the owner has raised since is not asked of an order from before.
  if (measure(before) >= minimumMinor && measure(after) < minimumMinor)
    throw createFieldsError({ removesCoupon: ["below_minimum", String(minimumMinor)] });
  return after.coupon;
}

function compute(order: OrderRow, lines: readonly Line[]) {
  const coupon = getOrderCoupon(order, lines);
  const { subtotal, discount } = computeCartPrice(
    lines.map((line) => toPricedLine(order, line)),
    coupon,
  );
  return { coupon, subtotalMinor: subtotal.amountMinor, discountMinor: discount.amountMinor };
}

export const toPricedLine = ({ currency }: OrderRow, line: Line): TaxedLine => ({
  id: line.id,
  price: money(line.unitPriceMinor, currency),
  quantity: line.quantity,
  taxRateBp: line.taxRateBp,
  dutyRateBp: line.dutyRateBp,
  dutyFlatMinor: line.dutyFlatMinor,
});
