import { nameInShort } from "#modules/catalog/variant-names.ts";
import type { Cart, CartItem } from "./cart.ts";

/** A line in few words, apart from the others of its cart. */
export const labelOf = ({ name, colorName }: CartItem): string =>
  nameInShort({ productName: name, variantName: colorName });

/** The day by which all of it can leave, when some of it is not here yet: "2027-08-03". */
export const lastDay = (
  lines: readonly { readonly leavesBy?: string | null | undefined }[],
): string | undefined =>
  lines
    .flatMap(({ leavesBy }) => leavesBy ?? [])
    .toSorted()
    .at(-1);

/** Whether all that these lines hold are bags, so that they are called that. */
export const areBags = (cart: Cart): boolean => cart.every((line) => !line.isOther);
