import { lineLabel } from "#modules/catalog/line-label.ts";
import type { Cart, CartItem } from "./cart.ts";

/** A line in few words, apart from the others of its cart. */
export const labelOf = ({ name, colorName }: CartItem): string => lineLabel(name, colorName);

/** Whether all that these lines hold are bags, so that they are called that. */
export const areBags = (cart: Cart): boolean => cart.every((line) => !line.isOther);
