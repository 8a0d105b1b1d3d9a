import {
  cartItem,
  largestQuantity,
  MAX_QUANTITY,
  refreshCart,
  getStock,
  soldLines,
  type Cart,
} from "#modules/cart/cart.ts";
import type { Coupon } from "#modules/cart/coupons.ts";
import { priceCart, type CartPrice } from "#modules/cart/price-cart.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { isNamed } from "#modules/catalog/slug.ts";

/** Order of a checkout: the whole cart, or one variant beside it. */
export type CheckoutOrder = {
  readonly source: "cart" | "single";
  /** Empty when the variant is not sold at present. */
  readonly lines: Cart;
  readonly coupon: Coupon | undefined;
  readonly price: CartPrice;
  /** The slugs of lines that cannot be delivered now, or ever again. */
  readonly soldOut: readonly string[];
};

type CheckoutRequest = {
  readonly slug: string;
  /** How many of this variant alone; undefined when the cart is being ordered. */
  readonly buy: number | undefined;
  /** The cart at the catalog's prices and within its stock. */
  readonly cart: Cart;
  readonly coupon: Coupon | undefined;
  readonly catalog: readonly CatalogVariant[];
};

/**
 * The order that an address and a cart mean. A cart that holds the variant is ordered whole.
 * Otherwise, and whenever single bags are asked for, the order is that variant alone. The coupon
 * counts for both, also for the first thing after a cart was emptied.
 */
export function checkoutOrder(request: CheckoutRequest): CheckoutOrder {
  const { slug, buy, cart, coupon, catalog } = request;
  const isCart = buy === undefined && cart.some((line) => line.id === slug);
  const lines = isCart ? cart : singleLine(slug, buy ?? 1, catalog);
  const stock = getStock(catalog, lines);
  return {
    source: isCart ? "cart" : "single",
    lines,
    coupon,
    price: priceCart(soldLines(lines), coupon),
    soldOut: lines.filter((line) => largestQuantity(line.id, stock) < 1).map((line) => line.id),
  };
}

/**
 * How many single bags an address asks for: undefined when it does not ask, one when the number
 * makes no sense, never more than one order may hold.
 */
export function parseBuy(text: string | null): number | undefined {
  if (text === null) return undefined;
  const quantity = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 1;
  return Math.min(Math.max(quantity, 1), MAX_QUANTITY);
}

function singleLine(slug: string, quantity: number, catalog: readonly CatalogVariant[]): Cart {
  const variant = catalog.find((candidate) => isNamed(candidate, slug));
  return variant ? refreshCart([cartItem(variant, quantity)], catalog) : [];
}
