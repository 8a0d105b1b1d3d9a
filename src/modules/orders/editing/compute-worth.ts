// The value of an order's items when they come back, in the minor units of its currency.

type Amounts = {
  readonly lines: readonly {
    readonly id: string;
    readonly unitPriceMinor: number;
    /** Its items that have not come back. */
    readonly quantity: number;
  }[];
  readonly subtotalMinor: number;
  readonly totalMinor: number;
  /** Payments so far, less the money given back. */
  readonly leftMinor: number;
};

/** The chosen items of each line, by the line's id. */
export type ChosenUnits = Readonly<Record<string, number>>;

/**
 * The price of the chosen items, less their share of the discount from a coupon or an agreed total.
 * Computed as a difference between two totals, so that the parts of an order add up to its total to
 * the cent. Never more than what can be refunded.
 */
export function computeWorth(order: Amounts, chosen: ChosenUnits): number {
  const computeCost = (units: (line: Amounts["lines"][number]) => number) => {
    const price = order.lines.reduce((sum, line) => sum + line.unitPriceMinor * units(line), 0);
    return price - computeDiscountShare(order, price);
  };
  const worth =
    computeCost(({ quantity }) => quantity) -
    computeCost((line) => line.quantity - (chosen[line.id] ?? 0));
  return Math.min(worth, order.leftMinor);
}

/** In proportion to the prices, rounded half up to the cent. */
function computeDiscountShare({ subtotalMinor, totalMinor }: Amounts, priceMinor: number): number {
  if (subtotalMinor === 0) return 0;
  return Math.round(((subtotalMinor - totalMinor) * priceMinor) / subtotalMinor);
}
