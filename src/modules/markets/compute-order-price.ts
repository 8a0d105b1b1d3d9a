import {
  computeCartPrice,
  computeLineTotal,
  isForLine,
  type CartPrice,
  type PricedLine,
} from "#modules/cart/compute-cart-price.ts";
import type { Coupon } from "#modules/cart/coupons.ts";
import { addMoney, money, type Money } from "#shared/money.ts";
import { MAX_RATE_BP } from "./kinds.ts";

/** A line of an order with what its place takes of it. */
export type TaxedLine = PricedLine & {
  /** Tax in basis points. */
  readonly taxRateBp: number;
  /** Duty in basis points of the value. */
  readonly dutyRateBp: number;
  /** Duty for the line as a whole, in minor units. */
  readonly dutyFlatMinor: number;
};

/** Terms that a place adds to the price of goods; amounts are in the currency of the lines. */
export type PlaceTerms = {
  /** True when prices include the tax, false when it is added to them. */
  readonly isTaxIncluded: boolean;
  /** Goods of a larger value are sold without tax; null for no limit. */
  readonly taxLimitMinor: number | null;
  readonly shippingMinor: number;
  readonly shippingRateBp: number;
  /** True when the customer pays the duty with the order, rather than at the door. */
  readonly isDutyCharged: boolean;
};

export type OrderPrice = CartPrice & {
  /** All tax of the order; a part of the prices where it is included. */
  readonly tax: Money;
  readonly shippingTax: Money;
  /** The tax of each line, in the order of the lines. */
  readonly lineTaxes: readonly Money[];
  readonly isTaxIncluded: boolean;
  /** The part of the total that is for duty. */
  readonly duty: Money;
  /** The duty that the customer is asked for at the door, by what the shop knows. */
  readonly doorDuty: Money;
};

/**
 * The price of an order at a place: goods less the discount, shipping, tax, duty. The discount is
 * taken before tax, from each line in proportion to its price; tax is computed by line and rounded
 * half up, so that the lines add up to the order's to the minor unit. An agreed total contains the
 * tax, whatever the terms say.
 */
export function computeOrderPrice(
  lines: readonly TaxedLine[],
  coupon: Coupon | undefined,
  terms: PlaceTerms,
  agreedTotalMinor: number | null = null,
): OrderPrice {
  const goods = computeCartPrice(lines, coupon);
  const { currency } = goods.subtotal;
  const listed = goods.total.amountMinor + terms.shippingMinor;
  const isAgreed = agreedTotalMinor !== null;
  const isTaxIncluded = terms.isTaxIncluded || isAgreed;
  const shippingMinor = terms.shippingMinor;
  const values = isAgreed
    ? splitMinor(Math.max(0, agreedTotalMinor - shippingMinor), lines.map(toMinor))
    : subtractDiscount(lines, coupon, goods.discount.amountMinor);
  const isTaxed = isWithinLimit(lines, values, { ...terms, isTaxIncluded });
  const getTax = (valueMinor: number, rateBp: number) =>
    isTaxed ? computeTax(valueMinor, rateBp, isTaxIncluded) : 0;
  const lineTaxes = lines.map(({ taxRateBp }, index) => getTax(values[index] ?? 0, taxRateBp));
  const taxedShipping = isAgreed ? Math.min(shippingMinor, agreedTotalMinor) : shippingMinor;
  const shippingTax = getTax(taxedShipping, terms.shippingRateBp);
  const duties = lines.map((line, index) => {
    const value = values[index] ?? 0;
    const net = isTaxIncluded ? value - (lineTaxes[index] ?? 0) : value;
    return value === 0 ? 0 : computePart(net, line.dutyRateBp) + line.dutyFlatMinor;
  });
  const toMoney = (minor: number) => money(minor, currency);
  const dutyMinor = duties.reduce((sum, each) => sum + each, 0);
  const chargedMinor = terms.isDutyCharged && !isAgreed ? dutyMinor : 0;
  const taxMinor = lineTaxes.reduce((sum, each) => sum + each, shippingTax);
  return {
    ...goods,
    shipping: toMoney(shippingMinor),
    tax: toMoney(taxMinor),
    shippingTax: toMoney(shippingTax),
    lineTaxes: lineTaxes.map(toMoney),
    isTaxIncluded,
    duty: toMoney(chargedMinor),
    doorDuty: toMoney(terms.isDutyCharged ? 0 : dutyMinor),
    total: toMoney(agreedTotalMinor ?? listed + chargedMinor + (isTaxIncluded ? 0 : taxMinor)),
  };
}

const toMinor = (line: PricedLine) => computeLineTotal(line).amountMinor;

/** The values of the lines after the discount, which is taken from those that the coupon is for. */
function subtractDiscount(
  lines: readonly PricedLine[],
  coupon: Coupon | undefined,
  discountMinor: number,
): number[] {
  const counted = lines.map((line) =>
    coupon === undefined || isForLine(coupon, line) ? toMinor(line) : 0,
  );
  const discounts = splitMinor(discountMinor, counted);
  return lines.map((line, index) => toMinor(line) - (discounts[index] ?? 0));
}

/**
 * An amount in parts that are in proportion to `weights` and add up to it: each part is the
 * difference of two rounded sums.
 */
export function splitMinor(amountMinor: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const computeUpTo = (weight: number) =>
    all === 0
      ? 0
      : Number((BigInt(amountMinor) * BigInt(weight) * 2n + BigInt(all)) / BigInt(2 * all));
  let before = 0;
  return weights.map((weight) => {
    const after = before + weight;
    const part = computeUpTo(after) - computeUpTo(before);
    before = after;
    return part;
  });
}

/** True when the goods are worth no more, without tax, than the limit: then tax is charged. */
function isWithinLimit(
  lines: readonly TaxedLine[],
  values: readonly number[],
  { taxLimitMinor, isTaxIncluded }: PlaceTerms,
): boolean {
  if (taxLimitMinor === null) return true;
  const worth = lines.reduce((sum, { taxRateBp }, index) => {
    const value = values[index] ?? 0;
    return sum + value - (isTaxIncluded ? computeTax(value, taxRateBp, true) : 0);
  }, 0);
  return worth <= taxLimitMinor;
}

/** The tax on a price, or the part of it that is tax, rounded half up to the minor unit. */
export function computeTax(priceMinor: number, rateBp: number, isIncluded: boolean): number {
  return isIncluded
    ? computeQuotient(priceMinor * rateBp, MAX_RATE_BP + rateBp)
    : computePart(priceMinor, rateBp);
}

/** `rateBp` basis points of an amount, rounded half up to the minor unit. */
const computePart = (minor: number, rateBp: number) => computeQuotient(minor * rateBp, MAX_RATE_BP);

/** A quotient of whole numbers that are not negative. */
const computeQuotient = (dividend: number, divisor: number) =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

/** The sum that the customer pays in all, with duty at the door. */
export function getSumAtDoor({ total, doorDuty }: OrderPrice): Money {
  return addMoney(total, doorDuty);
}
