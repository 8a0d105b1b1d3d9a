import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { isNamed } from "#modules/catalog/slug.ts";
import type { Money } from "#shared/money.ts";

/** The most pieces of one variant in one order. */
export const MAX_QUANTITY = 99;

export type CartItem = {
  /** The slug of the variant, as is `color`. */
  readonly id: string;
  /** "Wanderpaw Backpack" */
  readonly name: string;
  readonly color: string;
  /** "Olive Green & Cream" */
  readonly colorName: string;
  readonly price: Money;
  readonly quantity: number;
  readonly image: string;
};

export type Cart = readonly CartItem[];

/** What is in stock, as far as it is known; a variant that is missing has no known limit. */
export type Stock = Readonly<Partial<Record<string, number>>>;

/** The cart item of so many pieces of a variant, priced by the catalog. */
export function cartItem(variant: CatalogVariant, quantity = 1): CartItem {
  return {
    id: variant.slug,
    name: variant.productName,
    color: variant.slug,
    colorName: variant.variantName,
    price: variant.price,
    quantity,
    image: variant.images[0] ?? "",
  };
}

/**
 * Adds to the line that is there, or puts a new one at `position` (the end, if none is given). The
 * quantity stays within stock and the maximum; a variant that is sold out is not added.
 */
export function addItem(
  cart: Cart,
  item: CartItem,
  stock: Stock = {},
  position = cart.length,
): Cart {
  if (largestQuantity(item.id, stock) < 1) return cart;
  const present = cart.find((line) => line.id === item.id);
  if (present) return setQuantity(cart, item.id, present.quantity + item.quantity, stock);
  return setQuantity(cart.toSpliced(position, 0, item), item.id, item.quantity, stock);
}

/**
 * Sets a line's quantity; 0 or less removes the line. Above stock or maximum it becomes the largest
 * allowed, and 1 for a line that is sold out: it stays, so that it can be seen.
 */
export function setQuantity(cart: Cart, id: string, quantity: number, stock: Stock = {}): Cart {
  const allowed = Math.min(Math.trunc(quantity), Math.max(1, largestQuantity(id, stock)));
  if (!(allowed > 0)) return removeItem(cart, id);
  return cart.map((line) => (line.id === id ? { ...line, quantity: allowed } : line));
}

export function removeItem(cart: Cart, id: string): Cart {
  return cart.filter((line) => line.id !== id);
}

/** How many bags are in the cart, for the badge. */
export function countItems(cart: Cart): number {
  return cart.reduce((count, line) => count + line.quantity, 0);
}

/** The most that one line may hold: what is in stock, at most 99. */
export function largestQuantity(id: string, stock: Stock): number {
  return Math.min(stock[id] ?? MAX_QUANTITY, MAX_QUANTITY);
}

/**
 * The cart as the catalog has it now: today's names, prices and images, quantities within
 * stock. A variant that is no longer sold leaves the cart; one that is sold out stays, so that it
 * can be seen.
 */
export function refreshCart(cart: Cart, catalog: readonly CatalogVariant[]): Cart {
  return cart.flatMap((line) => {
    const variant = catalog.find((candidate) => isNamed(candidate, line.id));
    if (!variant) return [];
    const limit = Math.max(1, Math.min(variant.available, MAX_QUANTITY));
    return [cartItem(variant, Math.min(line.quantity, limit))];
  });
}

/** The stock of each variant in the catalog. */
export function getStock(catalog: readonly CatalogVariant[]): Stock {
  return Object.fromEntries(catalog.map((variant) => [variant.slug, variant.available]));
}
