import { inArray, eq, and } from "drizzle-orm";
import type { Coupon } from "#modules/cart/coupons.ts";
import { isForLine, computeLineTotal } from "#modules/cart/compute-cart-price.ts";
import { getVariantImage } from "#modules/catalog/first-image.ts";
import { isForSale } from "#modules/catalog/for-sale.ts";
import { formatNameWithSize } from "#modules/catalog/variant-names.ts";
import { formerSlugs, hasSlug } from "#modules/catalog/slugs.ts";
import { products } from "#modules/catalog/tables.ts";
import { productVariants, variantCosts } from "#modules/catalog/variant-tables.ts";
import { variantWeight } from "#modules/catalog/variant-weight.ts";
import type { Context } from "#modules/context.ts";
import type { Goods, OrderPlace, PlacedPrice } from "#modules/markets/price-terms.ts";
import { ownMarketServices } from "#modules/markets/tax-service.ts";
import type { HeldUnit } from "#modules/inventory/held-units.ts";
import type { KeyedContext } from "#modules/orders/order-keys.ts";
import type { orderItems } from "#modules/orders/tables.ts";
import { convertTo, type FrozenRate } from "#shared/exchange.ts";
import { money, type Currency, type Money } from "#shared/money.ts";
import type { OrderRow } from "../processing/find-order.ts";

/** A variant as it is for sale at this moment. */
export type Offer = typeof productVariants.$inferSelect & {
  /** The image that stands for the variant, chosen or not. */
  readonly imageUrl: string | null;
  readonly productName: string;
  readonly taxClass: Goods["taxClass"];
  readonly formerSlugs: readonly string[];
  /** Cost of a unit to the shop; null where it is not known. */
  readonly cost: Money | null;
  /** The product that comes free with each piece. */
  readonly giftProductId: string | null;
  /** The unit that is held for the customer, and counts as stock for them. */
  readonly heldUnit?: HeldUnit;
  /**
   * The day by which a preorder is shipped; then `stockQuantity` is the number that can be
   * preordered.
   */
  readonly leavesBy?: string;
};

export type RequestedLine = {
  readonly offer: Offer;
  readonly quantity: number;
  /**
   * An agreed price in the order's currency, for an order by staff; without it the catalogue's
   * counts.
   */
  readonly price?: LinePrice;
};

/** Price of one unit of a line; for an agreed price also the list price and the reason. */
export type LinePrice = {
  readonly unit: Money;
  readonly agreed: { readonly list: Money; readonly reason: string } | null;
};

/** The variants for sale that match `which`, with their products' names. */
export async function findOffers(
  { db }: Pick<Context, "db">,
  which: { slugs: readonly string[] } | { ids: readonly string[] },
): Promise<Offer[]> {
  const requested =
    "ids" in which ? inArray(productVariants.id, [...which.ids]) : hasSlug(which.slugs);
  const rows = await db
    .select({
      variant: productVariants,
      imageUrl: getVariantImage(productVariants),
      productName: products.name,
      taxClass: products.taxClass,
      weightGrams: variantWeight,
      giftProductId: products.giftProductId,
      formerSlugs,
      cost: variantCosts,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .leftJoin(variantCosts, eq(variantCosts.variantId, productVariants.id))
    .where(and(isForSale, requested));
  return rows.map(({ variant, cost, ...rest }) => ({
    ...variant,
    ...rest,
    cost: cost && money(cost.costMinor, cost.currency),
  }));
}

/** Prices the lines by the same rules as the cart, with what their place adds. */
export async function computeLinePrices(
  { marketServices = ownMarketServices }: Pick<KeyedContext, "marketServices">,
  lines: readonly RequestedLine[],
  coupon: Coupon | undefined,
  place: OrderPlace,
  agreedTotalMinor: number | null = null,
): Promise<PlacedPrice> {
  const { taxService } = marketServices;
  return taxService.computePrice(lines.map(toGoods), coupon, place, agreedTotalMinor);
}

export const toGoods = (line: RequestedLine): Goods => ({ ...line.offer, ...toPricedLine(line) });

/** A line as input for the pricing of the cart. */
export const toPricedLine = ({ offer, quantity, price }: RequestedLine) => ({
  id: offer.slug,
  price: price?.unit ?? money(offer.priceMinor, offer.baseCurrency),
  quantity,
});

/** The tax and the rates of a line, as its row stores them. */
export type LineTax = Pick<
  typeof orderItems.$inferSelect,
  "taxRateBp" | "taxMinor" | "dutyRateBp" | "dutyFlatMinor"
>;

/** The rows of an order's lines, frozen at these prices and costs. */
export function toItemRows(
  { id: orderId, currency }: OrderRow,
  {
    lines,
    rate,
  }: { readonly lines: readonly RequestedLine[]; readonly rate: FrozenRate | undefined },
  coupon: Coupon | undefined,
  taxes: readonly LineTax[],
): (typeof orderItems.$inferInsert)[] {
  return lines.map((requested, position) => {
    const { offer, quantity, price } = requested;
    const { price: unit } = toPricedLine(requested);
    return {
      orderId,
      position,
      variantId: offer.id,
      productName: offer.productName,
      variantName: formatNameWithSize(offer),
      sku: offer.sku,
      colorPrimary: offer.colorPrimary,
      colorSecondary: offer.colorSecondary,
      imageUrl: offer.imageUrl,
      quantity,
      leavesBy: offer.leavesBy,
      unitPriceMinor: unit.amountMinor,
      listPriceMinor: price?.agreed?.list.amountMinor,
      agreedReason: price?.agreed?.reason,
      totalPriceMinor: computeLineTotal(toPricedLine(requested)).amountMinor,
      taxClass: offer.taxClass,
      ...taxes[position],
      // In the order's currency, like all amounts of a line.
      unitCostMinor: getCost(offer.cost, currency, rate),
      couponCounts: coupon === undefined || isForLine(coupon, toPricedLine(requested)),
    };
  });
}

/** The cost of a unit in the order's currency; null where it is not known. */
export function getCost(
  cost: Money | null,
  currency: Currency,
  rate: FrozenRate | undefined,
): number | null {
  if (cost === null) return null;
  if (cost.currency === currency) return cost.amountMinor;
  return rate === undefined ? null : convertTo(cost, currency, rate).amountMinor;
}
