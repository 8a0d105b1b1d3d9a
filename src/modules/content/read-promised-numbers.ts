import { eq, isNull } from "drizzle-orm";
import { listDistinctColors } from "#i18n/en/describe-colors.ts";
import { isForSale } from "#modules/catalog/for-sale.ts";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { money } from "#shared/money.ts";
import { listColors, toCarrierMeasures } from "./carrier-measures.ts";
import { toContent, type readStored } from "./read-content.ts";
import { toFacts } from "./shop-facts.ts";
import type { PromisedFacts } from "./typed-facts.ts";
import type { PromisedNumbers } from "./typed-promises.ts";

/** The shop's promises of today: those that were read, and the prices of what is for sale. */
export async function readPromisedNumbers(
  { db }: Pick<Context, "db">,
  { stored, ...sold }: Awaited<ReturnType<typeof readStored>>,
): Promise<PromisedNumbers> {
  const rows = await db
    .selectDistinct({ minor: productVariants.priceMinor, currency: productVariants.baseCurrency })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(isForSale)
    .orderBy(productVariants.priceMinor);
  return {
    policies: toContent(["policies"], stored, sold).policies,
    carrier: toCarrierMeasures(sold.carrier).carrier,
    colors: listDistinctColors(listColors(sold.carrier)).length,
    prices: rows.map(({ minor, currency }) => money(minor, currency)),
  };
}

/** The facts of today that texts may promise. */
export async function readPromisedFacts(
  { db }: Pick<Context, "db">,
  { facts }: Pick<Awaited<ReturnType<typeof readStored>>, "facts">,
): Promise<PromisedFacts> {
  const rows = await db
    .select({ name: products.name })
    .from(products)
    .where(isNull(products.deletedAt))
    .orderBy(products.name);
  return { ...toFacts(facts), products: rows.map(({ name }) => name) };
}
