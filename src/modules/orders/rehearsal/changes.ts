// The changes that can be rehearsed on frozen orders. Each is a pure function of an order; an
// agreed total stays as it is, so an order that has one is not concerned.
import { convertTo } from "#shared/exchange.ts";
import { money, type Money } from "#shared/money.ts";
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
    return { before: order.total, after: computeTotal(order, lines, order.shipping) };
  };
}

/**
 * Another price of shipping. `getShipping` says what an order would have paid for it, in dollars or
 * in the order's currency; null for an order that the rule is not for.
 */
export function changeShipping(getShipping: (order: FrozenOrder) => Money | null): Change {
  return (order) => {
    if (order.hasAgreedTotal) return null;
    const shipping = getShipping(order);
    if (shipping === null) return null;
    const own = convertTo(shipping, order.currency, order.rate);
    return { before: order.total, after: computeTotal(order, order.lines, own) };
  };
}

export type TaxRule = {
  /** Hundredths of a percent. */
  readonly rateBp: number;
  /** Whether the prices contain the tax, or it is added to them. */
  readonly isIncluded: boolean;
  /** Whether it is due for an order. */
  readonly isDue: (order: FrozenOrder) => boolean;
};

/**
 * Another rate of tax: what the tax of an order was and would have been, whether its customer or
 * the shop pays it.
 */
export function changeTax({ rateBp, isIncluded, isDue }: TaxRule): Change {
  return (order) => {
    if (order.hasAgreedTotal || !isDue(order)) return null;
    const { amountMinor, currency } = order.total;
    const whole = isIncluded ? WHOLE_BP + rateBp : WHOLE_BP;
    const after = money(Math.round((amountMinor * rateBp) / whole), currency);
    return { before: money(0, currency), after };
  };
}

const WHOLE_BP = 10_000;
