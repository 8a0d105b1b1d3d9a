import { formatShortName } from "#modules/catalog/variant-names.ts";
import type { Cart, CartItem } from "./cart.ts";

/** A short name of a line that tells it apart from the other lines of its cart. */
export const toLineLabel = ({ name, colorName }: CartItem): string =>
  formatShortName({ productName: name, variantName: colorName });

/**
 * The day by which everything can be shipped, when some of it is not in stock yet: "2027-08-03".
 */
export const findLastDay = (
  lines: readonly { readonly leavesBy?: string | null | undefined }[],
): string | undefined =>
  lines
    .flatMap(({ leavesBy }) => leavesBy ?? [])
    .toSorted()
    .at(-1);

/** True when all lines are carriers, which differ by their colors alone. */
export const areCarriers = (cart: Cart): boolean => cart.every((line) => !line.isOther);
