/**
 * Stock information for visitors, on product pages and product cards alike: the number while it is
 * small, nothing while there is plenty.
 */

/** Up to this stock the exact number is shown. */
const FEW = 5;

export type StockState =
  | { readonly kind: "plenty" }
  | { readonly kind: "few"; readonly left: number }
  | { readonly kind: "none" };

/** The stock line for `available` units that can be sold now; a number below 1 counts as none. */
export function toStockState(available: number): StockState {
  if (!(available >= 1)) return { kind: "none" };
  return available <= FEW ? { kind: "few", left: available } : { kind: "plenty" };
}
