import { inArray, eq } from "drizzle-orm";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import { variantWeight } from "#modules/catalog/variant-weight.ts";
import type { Context } from "#modules/context.ts";
import { readOrderRates, type FindRate } from "#modules/currency/find-order-rate.ts";
import { convertTo } from "#shared/exchange.ts";
import { money, type Currency, type Money } from "#shared/money.ts";
import { findMarketsOf } from "./find-market.ts";
import { createPriceList } from "./list-price.ts";
import { computeShipping, findMethod } from "./price-terms.ts";
import type { MarketRow } from "./tables.ts";

/** The cost of shipping one piece of a variant to some countries. */
export type ShippingOffer = {
  readonly countries: readonly string[];
  readonly rate: Money;
  /** Business days on the way; null where the shop names no way to ship. */
  readonly days: { readonly from: number; readonly to: number } | null;
};

/** By the slug of the variant. */
export type ShippingOffers = Readonly<Record<string, readonly ShippingOffer[]>>;

/**
 * Where one piece of each variant is sent to of these countries, and for how much: what an order
 * there pays, in the currency of the variant's price.
 */
export async function readShippingOffers(
  ctx: Pick<Context, "db" | "clock">,
  variants: readonly CatalogVariant[],
  countries: readonly string[],
): Promise<ShippingOffers> {
  const found = (await findMarketsOf(ctx, countries)).filter(({ market }) => market.isDelivered);
  const findRate = await readOrderRates(ctx);
  const pieces = await readPieces(ctx, variants);
  const markets = Map.groupBy(found, ({ market }) => market.id);
  return Object.fromEntries(
    variants.map(({ slug, price: { currency } }) => {
      const piece = pieces.get(slug);
      const offers = [...markets.values()].flatMap(([first, ...rest]): ShippingOffer[] => {
        if (first === undefined || piece === undefined) return [];
        const offer = computeOffer(first.market, piece, { currency, findRate });
        return [{ ...offer, countries: [first, ...rest].flatMap(({ places }) => places) }];
      });
      return [slug, joinEqual(offers)];
    }),
  );
}

/** The cost is computed by the market's own prices, as an order has them, and then converted. */
function computeOffer(
  market: MarketRow,
  piece: Piece,
  { currency, findRate }: { readonly currency: Currency; readonly findRate: FindRate },
): Omit<ShippingOffer, "countries"> {
  const method = findMethod(market, undefined);
  if (method === undefined) return { rate: money(0, currency), days: null };
  const rate = findRate(market.currency) ?? null;
  const price = createPriceList(market, rate)(piece);
  const cost = money(computeShipping(method, [{ ...piece, price, quantity: 1 }]), market.currency);
  return {
    rate: convertTo(cost, currency, rate, findRate(currency) ?? null),
    days: { from: method.daysMin, to: method.daysMax },
  };
}

type Piece = Pick<
  typeof productVariants.$inferSelect,
  "id" | "slug" | "priceMinor" | "baseCurrency" | "weightGrams"
>;

async function readPieces(
  { db }: Pick<Context, "db">,
  variants: readonly CatalogVariant[],
): Promise<ReadonlyMap<string, Piece>> {
  const { id, slug, priceMinor, baseCurrency } = productVariants;
  const rows = await db
    .select({ id, slug, priceMinor, baseCurrency, weightGrams: variantWeight })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(
      inArray(
        slug,
        variants.map((variant) => variant.slug),
      ),
    );
  return new Map(rows.map((row) => [row.slug, row]));
}

/** Countries with one rate and one time stand together. */
function joinEqual(offers: readonly ShippingOffer[]): ShippingOffer[] {
  const groups = Map.groupBy(offers, ({ rate, days }) => JSON.stringify([rate, days]));
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, countries: [first, ...rest].flatMap(({ countries }) => countries) }] : [],
  );
}
