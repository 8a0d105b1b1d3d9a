// The changes that can be rehearsed on frozen orders. Each is a pure function of an order; an
// agreed total stays as it is, so an order that has one is not concerned.
import { convertTo } from "#shared/exchange.ts";
import { subtractMoney, type Money } from "#shared/money.ts";
import { computeTotal, type Change, type FrozenLine, type FrozenOrder } from "./frozen-order.ts";

/**
 * Another price of variants, in dollars. Presents and lines with an agreed price keep theirs. A
 * coupon that made a piece free was frozen as an amount, and stays that amount.
 */
export function changePrice(variantIds: ReadonlySet<string>, price: Money): Change {
  const isConcerned = ({ variantId, isGift, hasAgreedPrice }: FrozenLine) =>
    variantId !== null && variantIds.has(variantId) && !isGift && !hasAgreedPrice;
  return (order) => {
    if (order.hasAgreedTotal || !order.lines.some(isConcerned)) return null;
    const own = convertTo(price, order.currency, order.rate);
    const lines = order.lines.map((line) => (isConcerned(line) ? { ...line, price: own } : line));
    return { before: order.total, after: computeTotal(order, lines) };
  };
}

/**
 * Other terms of a place. `compute` returns what the shop would have kept of an order; null for an
 * order that the terms do not concern. What it did keep is the total without tax and duty, because
 * the shop passes these on.
 */
export function changeTerms(compute: (order: FrozenOrder) => Money | null): Change {
  return (order) => {
    if (order.hasAgreedTotal) return null;
    const after = compute(order);
    return after === null ? null : { before: subtractMoney(order.total, order.levies), after };
  };
}
