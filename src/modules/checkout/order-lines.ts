import {
  toCartItem,
  getLargestQuantity,
  MAX_QUANTITY,
  refreshCart,
  getStock,
  listSoldLines,
  type Cart,
} from "#modules/cart/cart.ts";
import type { Coupon } from "#modules/cart/coupons.ts";
import { computeCartPrice, type CartPrice } from "#modules/cart/compute-cart-price.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { isNamed } from "#modules/catalog/slug.ts";

/** Order of a checkout: the whole cart, or one variant beside it. */
export type CheckoutOrder = {
  readonly source: "cart" | "single";
  /** Empty when the variant is not sold at present. */
  readonly lines: Cart;
  readonly coupon: Coupon | undefined;
  readonly price: CartPrice;
  /** The slugs of lines that are sold out, or no longer sold. */
  readonly soldOut: readonly string[];
};

type CheckoutRequest = {
  readonly slug: string;
  /** The number of single units of this variant; undefined when the whole cart is ordered. */
  readonly buy: number | undefined;
  /** The cart at the catalog's prices and within its stock. */
  readonly cart: Cart;
  readonly coupon: Coupon | undefined;
  readonly catalog: readonly CatalogVariant[];
};

/**
 * The order for a URL and a cart. If the cart contains the variant, the whole cart is ordered.
 * Otherwise, and whenever the URL has a number of single units, only that variant is ordered. The
 * coupon applies in both cases, even when the cart was emptied after applying it.
 */
export function toCheckoutOrder(request: CheckoutRequest): CheckoutOrder {
  const { slug, buy, cart, coupon, catalog } = request;
  const isCart = buy === undefined && cart.some((line) => line.id === slug);
  const lines = isCart ? cart : createSingleLine(slug, buy ?? 1, catalog);
  const stock = getStock(catalog, lines);
  return {
    source: isCart ? "cart" : "single",
    lines,
    coupon,
    price: computeCartPrice(listSoldLines(lines), coupon),
    soldOut: lines.filter((line) => getLargestQuantity(line.id, stock) < 1).map((line) => line.id),
  };
}

/**
 * The number of single units in a URL: undefined when there is none, 1 for an invalid number, at
 * most the limit of an order.
 */
export function parseBuy(text: string | null): number | undefined {
  if (text === null) return undefined;
  const quantity = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 1;
  return Math.min(Math.max(quantity, 1), MAX_QUANTITY);
}

function createSingleLine(
  slug: string,
  quantity: number,
  catalog: readonly CatalogVariant[],
): Cart {
  const variant = catalog.find((candidate) => isNamed(candidate, slug));
  return variant ? refreshCart([toCartItem(variant, quantity)], catalog) : [];
}
