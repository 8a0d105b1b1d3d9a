import { inArray, eq, and } from "drizzle-orm";
import type { Coupon } from "#modules/cart/coupons.ts";
import { countsFor, lineTotal, priceCart } from "#modules/cart/price-cart.ts";
import { isForSale } from "#modules/catalog/for-sale.ts";
import { nameWithSize } from "#modules/catalog/variant-names.ts";
import { hasSlug, listFormerSlugs } from "#modules/catalog/slugs.ts";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import type { HeldBag } from "#modules/inventory/held-bags.ts";
import type { orderItems } from "#modules/orders/tables.ts";
import { inCurrency, type FrozenRate } from "#shared/exchange.ts";
import { money, type Currency, type Money } from "#shared/money.ts";
import type { OrderRow } from "../find-order.ts";

/** A variant as it is sold at this moment. */
export type Offer = typeof productVariants.$inferSelect & {
  readonly productName: string;
  readonly formerSlugs: readonly string[];
  /** The product that comes free with each piece. */
  readonly giftProductId: string | null;
  /** The bag of it that is kept for whoever asks, and counts as stock for them. */
  readonly heldBag?: HeldBag;
  /**
   * The day by which it leaves when it is ordered before it is here; `stockQuantity` is how many
   * can be, then.
   */
  readonly leavesBy?: string;
};

export type WantedLine = {
  readonly offer: Offer;
  readonly quantity: number;
  /** Of an order by hand, in its currency; that of the catalogue without it. */
  readonly price?: LinePrice;
};

/** Price of one bag of a line; for an agreed price also the list price and the reason. */
export type LinePrice = {
  readonly unit: Money;
  readonly agreed: { readonly list: Money; readonly reason: string } | null;
};

/**
 * The variants for sale that `which` describes, with their products' names.
 */
export async function findOffers(
  { db }: Pick<Context, "db">,
  which: { slugs: readonly string[] } | { ids: readonly string[] },
): Promise<Offer[]> {
  const wanted =
    "ids" in which ? inArray(productVariants.id, [...which.ids]) : hasSlug(which.slugs);
  const rows = await db
    .select({
      variant: productVariants,
      productName: products.name,
      giftProductId: products.giftProductId,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(isForSale, wanted));
  const former = await listFormerSlugs(
    { db },
    rows.map(({ variant }) => variant.id),
  );
  return rows.map(({ variant, productName, giftProductId }) => ({
    ...variant,
    productName,
    giftProductId,
    formerSlugs: former.flatMap((it) => (it.variantId === variant.id ? [it.slug] : [])),
  }));
}

/** Prices the lines by the same rules as the cart. */
export function priceLines(lines: readonly WantedLine[], coupon: Coupon | undefined) {
  return priceCart(lines.map(priced), coupon);
}

/** A line as the cart reckons with it. */
export const priced = ({ offer, quantity, price }: WantedLine) => ({
  id: offer.slug,
  price: price?.unit ?? money(offer.priceMinor, offer.baseCurrency),
  quantity,
});

/** Cost of a bag to the shop, by its variant. */
export type Costs = ReadonlyMap<string, Money>;

/** The rows of an order's lines, frozen at these prices and costs. */
export function itemRows(
  { id: orderId, currency }: OrderRow,
  { lines, rate }: { readonly lines: readonly WantedLine[]; readonly rate: FrozenRate | undefined },
  { costs, coupon }: { costs: Costs; coupon: Coupon | undefined },
): (typeof orderItems.$inferInsert)[] {
  return lines.map((wanted, position) => {
    const { offer, quantity, price } = wanted;
    const { price: unit } = priced(wanted);
    return {
      orderId,
      position,
      variantId: offer.id,
      productName: offer.productName,
      variantName: nameWithSize(offer),
      sku: offer.sku,
      colorPrimary: offer.colorPrimary,
      colorSecondary: offer.colorSecondary,
      imageUrl: offer.imageUrl,
      quantity,
      leavesBy: offer.leavesBy,
      unitPriceMinor: unit.amountMinor,
      listPriceMinor: price?.agreed?.list.amountMinor,
      agreedReason: price?.agreed?.reason,
      totalPriceMinor: lineTotal(priced(wanted)).amountMinor,
      // Like all amounts of a line, in the order's currency.
      unitCostMinor: getCost(costs.get(offer.id), currency, rate),
      couponCounts: coupon === undefined || countsFor(coupon, priced(wanted)),
    };
  });
}

/** The cost of a bag in the order's currency; null where it is not known. */
export function getCost(
  cost: Money | undefined,
  currency: Currency,
  rate: FrozenRate | undefined,
): number | null {
  if (cost === undefined) return null;
  if (cost.currency === currency) return cost.amountMinor;
  return rate === undefined ? null : inCurrency(cost, currency, rate).amountMinor;
}
