// The variants as a demo shop sells them now, whatever names, prices and stock there are, and
// orders of them that reach it another way.
import { stock } from "#i18n/en/stock.ts";
import { formatMoney } from "#i18n/format.ts";
import { findCoupon } from "#modules/cart/coupons.ts";
import { computeCartPrice } from "#modules/cart/compute-cart-price.ts";
import { seededCoupons } from "#modules/cart/seeded-coupons.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { toStockState } from "#modules/catalog/stock-line.ts";
import type { VariantStock } from "#modules/inventory/contract.ts";
import type { PlacedOrder } from "#modules/orders/processing/contract.ts";
import { multiplyMoney } from "#shared/money.ts";
import type { DemoShop } from "./demo-shop.ts";
import { details, orderBody } from "./sample-order.ts";

/** Price of so many units of each color, in the words of the pages. */
export function getCost(
  variants: readonly CatalogVariant[],
  quantities: Readonly<Record<string, number>>,
  couponCode = "",
) {
  const lines = variants.map(({ slug, price }) => ({ price, quantity: quantities[slug] ?? 0 }));
  const { subtotal, discount, total } = computeCartPrice(
    lines,
    findCoupon(seededCoupons, couponCode),
  );
  return {
    subtotal: formatMoney(subtotal),
    discount: formatMoney(discount),
    total: formatMoney(total),
  };
}

/**
 * The text about the stock of a variant on pages: a line while there are few or none, nothing while
 * there is plenty.
 */
export function stockLines({ available, carriesPets }: CatalogVariant): string[] {
  const state = toStockState(available);
  if (state.kind === "few") return [stock.few(state.left, carriesPets)];
  return state.kind === "none" ? [stock.none] : [];
}

/** The checkout's request for so many units of a variant. Orders are limited by their address. */
export const createGuestOrder = (variant: CatalogVariant, quantity: number, email: string) => ({
  ...orderBody({ [variant.slug]: quantity }),
  expectedTotal: multiplyMoney(variant.price, quantity),
  details: { ...details, email },
});

export function createVariants({ call, send, newEmail }: DemoShop) {
  async function findVariant(slug: string): Promise<CatalogVariant> {
    const found = (await listVariants()).find((variant) => variant.slug === slug);
    if (!found) throw new Error(`${slug} is not sold`);
    return found;
  }
  async function listVariants(): Promise<CatalogVariant[]> {
    const answer = await send("/api/catalog/variants");
    // Our own API answers in the shape of its contract, here and below.
    return ((await answer.json()) as { variants: CatalogVariant[] }).variants;
  }
  async function findVariantId(slug: string): Promise<string> {
    const { variants } = await call<{ variants: VariantStock[] }>("admin", "GET /api/admin/stock");
    return variants.find((variant) => variant.slug === slug)?.id ?? "";
  }
  async function moveUnits(slug: string, movement: object): Promise<string> {
    const id = await findVariantId(slug);
    await call("admin", `POST /api/admin/variants/${id}/movements`, movement);
    return id;
  }
  return {
    findVariant,
    /** All variants in the order of the pages. */
    listVariants,
    /** `await readCost({ olive: 2 })`: what two cost, in the words of the pages. */
    readCost: async (quantities: Readonly<Record<string, number>>, couponCode = "") =>
      getCost(await listVariants(), quantities, couponCode),
    /** A delivery: more units of a color to sell. Returns the id of their variant. */
    receiveUnits: (slug: string, quantity: number) =>
      moveUnits(slug, { kind: "receipt", quantity, note: "A delivery" }),
    /** Units of a color are sold somewhere else, as many as no guest may order. */
    sellUnits: (slug: string, quantity: number) =>
      moveUnits(slug, { kind: "adjustment", quantity: -quantity, note: "A market" }),
    /** A guest's order through the API. */
    async orderElsewhere(slug: string, quantity: number, email = newEmail()): Promise<PlacedOrder> {
      const answer = await send("/api/orders", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(createGuestOrder(await findVariant(slug), quantity, email)),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as PlacedOrder;
    },
  };
}
