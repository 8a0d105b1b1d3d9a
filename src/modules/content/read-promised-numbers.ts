import { eq } from "drizzle-orm";
import { listDistinctColors } from "#i18n/en/describe-colors.ts";
import { isForSale } from "#modules/catalog/for-sale.ts";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { money } from "#shared/money.ts";
import { listColors, toCarrierMeasures } from "./carrier-measures.ts";
import { toContent, type readStored } from "./read-content.ts";
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
