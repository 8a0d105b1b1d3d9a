// Worth of an order's bags when they come back, in the minor units of its currency.

type Amounts = {
  readonly lines: readonly {
    readonly id: string;
    readonly unitPriceMinor: number;
    /** Those of its bags that have not come back. */
    readonly quantity: number;
  }[];
  readonly subtotalMinor: number;
  readonly totalMinor: number;
  /** Payments so far, less the money given back. */
  readonly leftMinor: number;
};

/** How many bags of each line are chosen, by the line's id. */
export type ChosenBags = Readonly<Record<string, number>>;

/**
 * The price of the chosen bags, less their share of what a coupon or an agreed total took off the
 * order: what the rest would have cost less. So the parts of an order come to its total, to the
 * cent. At most what can go back.
 */
export function worthOfBags(order: Amounts, chosen: ChosenBags): number {
  const cost = (bags: (line: Amounts["lines"][number]) => number) => {
    const price = order.lines.reduce((sum, line) => sum + line.unitPriceMinor * bags(line), 0);
    return price - shareOfDiscount(order, price);
  };
  const worth =
    cost(({ quantity }) => quantity) - cost((line) => line.quantity - (chosen[line.id] ?? 0));
  return Math.min(worth, order.leftMinor);
}

/** In proportion to what the bags cost, rounded half up to the cent. */
function shareOfDiscount({ subtotalMinor, totalMinor }: Amounts, priceMinor: number): number {
  if (subtotalMinor === 0) return 0;
  return Math.round(((subtotalMinor - totalMinor) * priceMinor) / subtotalMinor);
}
