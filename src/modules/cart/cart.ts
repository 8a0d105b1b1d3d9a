import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { formatNameWithSize } from "#modules/catalog/variant-names.ts";
import { isNamed } from "#modules/catalog/slug.ts";
import type { Money } from "#shared/money.ts";

/** The most pieces of one variant in one order. */
export const MAX_QUANTITY = 99;

/** The most lines of a cart, and of an order from the checkout. */
export const MAX_LINES = 50;

export type CartGift = NonNullable<CatalogVariant["gift"]>;

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
  /** Set for a product that does not carry pets; one without this does. */
  readonly isOther?: true;
  /**
   * The day by which it is shipped, for items that are not in stock yet; refreshed from the
   * catalog.
   */
  readonly leavesBy?: string;
  /** The free gift that comes with it; refreshed from the catalog with each visit. */
  readonly gift?: CartGift;
  /**
   * Set for an item that is no longer sold: it stays visible in the cart, but cannot be ordered.
   */
  readonly isGone?: true;
};

export type Cart = readonly CartItem[];

/** Pieces in stock by variant. A variant that is missing here has no known limit. */
export type Stock = Readonly<Partial<Record<string, number>>>;

/** The cart item for this many pieces of a variant, at the catalog's price. */
export function toCartItem(variant: CatalogVariant, quantity = 1): CartItem {
  return {
    id: variant.slug,
    name: variant.productName,
    color: variant.slug,
    colorName: formatNameWithSize(variant),
    price: variant.price,
    quantity,
    image: variant.images[0] ?? "",
    ...(variant.carriesPets ? {} : { isOther: true }),
    ...(variant.gift && { gift: variant.gift }),
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
  if (getLargestQuantity(item.id, stock) < 1) return cart;
  const present = cart.find((line) => line.id === item.id);
  if (present) return setQuantity(cart, item.id, present.quantity + item.quantity, stock);
  if (cart.length >= MAX_LINES) return cart;
  return setQuantity(cart.toSpliced(position, 0, item), item.id, item.quantity, stock);
}

/**
 * Sets a line's quantity; 0 or less removes the line. Above stock or maximum it becomes the largest
 * allowed, and 1 for a line that is sold out, which stays visible.
 */
export function setQuantity(cart: Cart, id: string, quantity: number, stock: Stock = {}): Cart {
  const allowed = Math.min(Math.trunc(quantity), Math.max(1, getLargestQuantity(id, stock)));
  if (!(allowed > 0)) return removeItem(cart, id);
  return cart.map((line) => (line.id === id ? { ...line, quantity: allowed } : line));
}

export function removeItem(cart: Cart, id: string): Cart {
  return cart.filter((line) => line.id !== id);
}

/** The lines that can be ordered, or could be if there were more in stock. */
export function listSoldLines(cart: Cart): Cart {
  return cart.filter((line) => !line.isGone);
}

/** The number of pieces in the cart, for the badge; items that are no longer sold do not count. */
export function countItems(cart: Cart): number {
  return listSoldLines(cart).reduce((count, line) => count + line.quantity, 0);
}

/** The most that one line may hold: the stock, and at most 99. */
export function getLargestQuantity(id: string, stock: Stock): number {
  return Math.min(stock[id] ?? MAX_QUANTITY, MAX_QUANTITY);
}

/**
 * The cart with today's slugs, names, prices and images from the catalog, and quantities within
 * stock. Lines that are sold out or no longer sold stay visible. `isCovered` says whether the
 * catalog data covers a slug; a line that it does not cover stays unchanged.
 */
export function refreshCart(
  cart: Cart,
  catalog: readonly CatalogVariant[],
  isCovered: (slug: string) => boolean = () => true,
): Cart {
  const lines = new Map<string, CartItem>();
  for (const line of cart) {
    const variant = catalog.find((candidate) => isNamed(candidate, line.id));
    if (!variant) {
      const { isGone: _, ...rest } = line;
      lines.set(line.id, isCovered(line.id) ? { ...rest, isGone: true } : rest);
      continue;
    }
    const limit = Math.max(1, Math.min(variant.available, MAX_QUANTITY));
    // A variant stored under both an old and its new slug becomes one line.
    const quantity = line.quantity + (lines.get(variant.slug)?.quantity ?? 0);
    lines.set(variant.slug, toCartItem(variant, Math.min(quantity, limit)));
  }
  return [...lines.values()];
}

/** The stock of each variant in the catalog; 0 for those that a refreshed cart marks as gone. */
export function getStock(catalog: readonly CatalogVariant[], cart: Cart = []): Stock {
  return Object.fromEntries([
    ...cart.flatMap((line): [string, number][] => (line.isGone ? [[line.id, 0]] : [])),
    ...catalog.map((variant): [string, number] => [variant.slug, variant.available]),
  ]);
}

/** The gifts that come with these lines, each named once. */
export const listGifts = (cart: Cart): CartGift[] => [
  ...new Map(cart.flatMap(({ gift }) => (gift ? [[gift.name, gift] as const] : []))).values(),
];
