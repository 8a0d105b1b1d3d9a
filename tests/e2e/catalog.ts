// The bags as the shop sells them now. Tests expect of pages what stands here, whatever names,
// prices and stock there are.
import type { APIRequestContext } from "@playwright/test";
import { stock } from "#i18n/en/product.ts";
import { formatMoney } from "#i18n/format.ts";
import { findCoupon } from "#modules/cart/coupons.ts";
import { priceCart } from "#modules/cart/price-cart.ts";
import type { CatalogColour } from "#modules/catalog/contract.ts";
import { stockState } from "#modules/catalog/stock-line.ts";

/** All bags in the order of the pages. */
export async function listBags(request: APIRequestContext): Promise<CatalogColour[]> {
  const answer = await request.get("/api/catalog/colours");
  // Our own API answers in the shape of its contract.
  const { colours } = (await answer.json()) as { colours: CatalogColour[] };
  return colours;
}

/** The bag of one colour. */
export async function bagOf(request: APIRequestContext, colour: string): Promise<CatalogColour> {
  const bag = (await listBags(request)).find((each) => each.colour === colour);
  if (!bag) throw new Error(`${colour} is not sold`);
  return bag;
}

/**
 * What so many bags of each colour cost, in the words of the pages: `await costOf(request, { olive:
 * 2 })`.
 */
export async function costOf(
  request: APIRequestContext,
  quantities: Readonly<Record<string, number>>,
  couponCode = "",
) {
  const bags = await listBags(request);
  const lines = bags.map(({ colour, price }) => ({ price, quantity: quantities[colour] ?? 0 }));
  const { subtotal, discount, total } = priceCart(lines, findCoupon(couponCode));
  return {
    subtotal: formatMoney(subtotal),
    discount: formatMoney(discount),
    total: formatMoney(total),
  };
}

/**
 * What pages say of the stock of a bag: a line while there are few or none, nothing while there is
 * plenty.
 */
export function stockLines({ available }: CatalogColour): string[] {
  const state = stockState(available);
  if (state.kind === "few") return [stock.few(state.left)];
  return state.kind === "none" ? [stock.none] : [];
}
