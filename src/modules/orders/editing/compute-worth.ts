// The value of an order's items when they come back, in the minor units of its currency.

type Line = {
  readonly id: string;
  readonly unitPriceMinor: number;
  /** Its items that have not come back. */
  readonly quantity: number;
  readonly orderedQuantity: number;
  /** The tax of all ordered items. */
  readonly taxMinor: number;
  readonly isGift: boolean;
};

type Amounts = {
  readonly lines: readonly Line[];
  readonly subtotalMinor: number;
  /** The price of all items less discounts. */
  readonly goodsMinor: number;
  /** Whether prices contain the tax. */
  readonly isTaxIncluded: boolean;
  /** The shipping that goes back with all items, and the tax in it. */
  readonly shipping: { readonly minor: number; readonly taxMinor: number };
  /** Payments so far, less the money given back. */
  readonly leftMinor: number;
};

/** The chosen items of each line, by the line's id. */
export type ChosenUnits = Readonly<Record<string, number>>;

/**
 * What returned items are worth, in minor units. `worthMinor` is the sum of items and shipping, or
 * what can be refunded where that is less.
 */
export type Worth = {
  readonly worthMinor: number;
  readonly itemsMinor: number;
  readonly shippingMinor: number;
  /** The tax in the whole. */
  readonly taxMinor: number;
};

/**
 * The price of the chosen items with tax, less their share of the discount from a coupon or an
 * agreed total, and the shipping where no bought item stays. Computed as a difference between two
 * totals, so that the parts of an order add up to it to the cent.
 */
export function computeWorth(order: Amounts, chosen: ChosenUnits): Worth {
  const getRest = (line: Line) => line.quantity - (chosen[line.id] ?? 0);
  const itemsMinor = computeCost(order, getAll) - computeCost(order, getRest);
  const isWhole =
    order.lines.some((line) => getRest(line) < line.quantity) &&
    order.lines.every((line) => line.isGift || getRest(line) <= 0);
  const shipping = isWhole ? order.shipping : { minor: 0, taxMinor: 0 };
  const wholeMinor = itemsMinor + shipping.minor;
  const worthMinor = Math.min(wholeMinor, order.leftMinor);
  const taxMinor = computeTax(order, getAll) - computeTax(order, getRest) + shipping.taxMinor;
  return {
    worthMinor,
    itemsMinor: Math.min(itemsMinor, order.leftMinor),
    shippingMinor: shipping.minor,
    taxMinor: wholeMinor === 0 ? 0 : Math.round((taxMinor * worthMinor) / wholeMinor),
  };
}

type Counter = (line: Line) => number;
const getAll: Counter = ({ quantity }) => quantity;

const computeTax = ({ lines }: Amounts, getUnits: Counter): number =>
  lines.reduce(
    (sum, line) => sum + Math.round((line.taxMinor * getUnits(line)) / line.orderedQuantity),
    0,
  );

function computeCost(order: Amounts, getUnits: Counter): number {
  const price = order.lines.reduce((sum, line) => sum + line.unitPriceMinor * getUnits(line), 0);
  const tax = order.isTaxIncluded ? 0 : computeTax(order, getUnits);
  return price - computeDiscountShare(order, price) + tax;
}

/** In proportion to the prices, rounded half up to the cent. */
function computeDiscountShare({ subtotalMinor, goodsMinor }: Amounts, priceMinor: number): number {
  if (subtotalMinor === 0) return 0;
  return Math.round(((subtotalMinor - goodsMinor) * priceMinor) / subtotalMinor);
}
