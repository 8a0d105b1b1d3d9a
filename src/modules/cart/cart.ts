import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { nameWithSize } from "#modules/catalog/variant-names.ts";
import { isNamed } from "#modules/catalog/slug.ts";
import type { Money } from "#shared/money.ts";

/** The most pieces of one variant in one order. */
export const MAX_QUANTITY = 99;

/** The most lines of a cart, and of an order from the checkout. */
export const MAX_LINES = 50;

export type CartItem = {
  /** The slug of the variant, as is `color`. */
  readonly id: string;
  /** "Wanderpaw Backpack" */
  readonly name: string;
  readonly color: string;
  /** "Olive Green & Cream", with its size where there are some */
  readonly colorName: string;
  readonly price: Money;
  readonly quantity: number;
  readonly image: string;
  /** Set for what is no bag; what nothing is known of counts as one. */
  readonly isOther?: true;
  /** The day by which it leaves, for what is not here yet; the catalog says so anew as well. */
  readonly leavesBy?: string;
  /** Set when a free gift comes with it; the catalog says so anew with each visit. */
  readonly hasGift?: true;
  /** Set for what is no longer sold: it stays to be seen, and is no part of an order. */
  readonly isGone?: true;
};

export type Cart = readonly CartItem[];

/** Pieces in stock by variant, as far as known; a variant that is missing has no known limit. */
export type Stock = Readonly<Partial<Record<string, number>>>;

/** The cart item of so many pieces of a variant, priced by the catalog. */
export function cartItem(variant: CatalogVariant, quantity = 1): CartItem {
  return {
    id: variant.slug,
    name: variant.productName,
    color: variant.slug,
    colorName: nameWithSize(variant),
    price: variant.price,
    quantity,
    image: variant.images[0] ?? "",
    ...(variant.carriesPets ? {} : { isOther: true }),
    ...(variant.hasGift ? { hasGift: true } : {}),
    ...(variant.leavesBy && { leavesBy: variant.leavesBy }),
  };
}

/**
 * Adds to the line that is there, or puts a new one at `position` (the end, if none is given). The
 * quantity stays within stock and the maximum; a variant that is sold out is not added, nor is a
 * line more than a cart may have.
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
  if (cart.length >= MAX_LINES) return cart;
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

/** The lines that can be ordered, or could be if there were more in stock. */
export function soldLines(cart: Cart): Cart {
  return cart.filter((line) => !line.isGone);
}

/** How many pieces are in the cart, for the badge; what is no longer sold does not count. */
export function countItems(cart: Cart): number {
  return soldLines(cart).reduce((count, line) => count + line.quantity, 0);
}

/** The most that one line may hold: what is in stock, at most 99. */
export function largestQuantity(id: string, stock: Stock): number {
  return Math.min(stock[id] ?? MAX_QUANTITY, MAX_QUANTITY);
}

/**
 * The cart as the catalog has it now: today's slugs, names, prices and images, quantities within
 * stock. What is sold out or no longer sold stays, so that it can be seen. `isKnown` says whether
 * the catalog would have a slug if it were sold; a line that is not known stays as it is.
 */
export function refreshCart(
  cart: Cart,
  catalog: readonly CatalogVariant[],
  isKnown: (slug: string) => boolean = () => true,
): Cart {
  const lines = new Map<string, CartItem>();
  for (const line of cart) {
    const variant = catalog.find((candidate) => isNamed(candidate, line.id));
    if (!variant) {
      const { isGone: _, ...rest } = line;
      lines.set(line.id, isKnown(line.id) ? { ...rest, isGone: true } : rest);
      continue;
    }
    const limit = Math.max(1, Math.min(variant.available, MAX_QUANTITY));
    // Stored by an old and by the new slug it becomes one line.
    const quantity = line.quantity + (lines.get(variant.slug)?.quantity ?? 0);
    lines.set(variant.slug, cartItem(variant, Math.min(quantity, limit)));
  }
  return [...lines.values()];
}

/** The stock of each variant in the catalog; none of what is gone from a refreshed cart. */
export function getStock(catalog: readonly CatalogVariant[], cart: Cart = []): Stock {
  return Object.fromEntries([
    ...cart.flatMap((line): [string, number][] => (line.isGone ? [[line.id, 0]] : [])),
    ...catalog.map((variant): [string, number] => [variant.slug, variant.available]),
  ]);
}
