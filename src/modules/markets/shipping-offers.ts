import { inArray, eq } from "drizzle-orm";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { readOrderRates } from "#modules/currency/find-order-rate.ts";
import { toDay } from "#i18n/format-he.ts";
import type { Money } from "#shared/money.ts";
import { findMarketsOf } from "./find-market.ts";
import { computePlacedPrice, type Goods } from "./price-terms.ts";

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
 * Where one piece of each variant is sent to of these countries, and for how much, by the function
 * that prices orders.
 */
export async function readShippingOffers(
  ctx: Pick<Context, "db" | "clock">,
  variants: readonly CatalogVariant[],
  countries: readonly string[],
): Promise<ShippingOffers> {
  const found = (await findMarketsOf(ctx, countries)).filter(({ market }) => market.isDelivered);
  const findRate = await readOrderRates(ctx);
  const details = await readGoods(ctx, variants);
  const today = toDay(ctx.clock());
  return Object.fromEntries(
    variants.map((variant) => {
      const goods = { ...plainGoods, ...details.get(variant.slug), ...toPiece(variant) };
      const offers = found.map(({ market, places }) => {
        const { price, method } = computePlacedPrice([goods], undefined, {
          market,
          places,
          today,
          rate: findRate(market.currency) ?? null,
        });
        const days = method ? { from: method.daysMin, to: method.daysMax } : null;
        return { countries: [...places], rate: price.shipping, days };
      });
      return [variant.slug, joinEqual(offers)];
    }),
  );
}

const plainGoods: Omit<Goods, "id" | "price" | "quantity"> = {
  taxClass: "standard",
  weightGrams: null,
  tariffCode: null,
  originCountry: null,
};

const toPiece = ({ slug, price }: CatalogVariant) => ({ id: slug, price, quantity: 1 });

async function readGoods({ db }: Pick<Context, "db">, variants: readonly CatalogVariant[]) {
  const rows = await db
    .select({
      slug: productVariants.slug,
      taxClass: products.taxClass,
      weightGrams: productVariants.weightGrams,
      productGrams: products.weightGrams,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(
      inArray(
        productVariants.slug,
        variants.map(({ slug }) => slug),
      ),
    );
  return new Map(
    rows.map(({ slug, taxClass, weightGrams, productGrams }) => [
      slug,
      { taxClass, weightGrams: weightGrams ?? productGrams },
    ]),
  );
}

/** Countries with one rate and one time stand together. */
function joinEqual(offers: readonly ShippingOffer[]): ShippingOffer[] {
  const groups = Map.groupBy(offers, ({ rate, days }) => JSON.stringify([rate, days]));
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, countries: [first, ...rest].flatMap(({ countries }) => countries) }] : [],
  );
}
