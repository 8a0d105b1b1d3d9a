import { and, eq, inArray, isNull, notExists, sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { createRandom } from "#shared/random.ts";
import { candleSeeds } from "./candle-seeds.ts";
import { insertSamples } from "./insert-samples.ts";
import { backpackSeed, categorySeeds, giftSeed } from "./seed-catalog.ts";
import type { SeededVariant } from "./seed.ts";
import { productCategories, products } from "./tables.ts";

const isSample = inArray(products.sku, [backpackSeed.sku, giftSeed.sku]);

/** Gives the product that comes with the shop the name of the owner's brand. */
export async function renameSample(db: Db, name: string): Promise<void> {
  await db.update(products).set({ name }).where(eq(products.sku, backpackSeed.sku));
}

/**
 * Deletes the products that come with the shop for good, and their categories where nothing else is
 * in them. For a shop that has not opened yet: no order names them.
 */
export async function deleteSamples(db: Db): Promise<void> {
  await db.delete(products).where(isSample);
  const names = categorySeeds.map(({ name }) => name);
  const used = db
    .select({ one: sql`1` })
    .from(products)
    .where(sql`${products.categoryId} = ${productCategories.id}`);
  // Those within another one first.
  for (const isInner of [true, false])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await db
      .delete(productCategories)
      .where(
        and(
          inArray(productCategories.name, names),
          isInner
            ? sql`${productCategories.parentId} is not null`
            : isNull(productCategories.parentId),
          notExists(used),
        ),
      );
}

/** Adds candles that are for sale at once. Returns their variants, whose stock is still zero. */
export async function seedCandles(db: Db, { now }: { now: Date }): Promise<SeededVariant[]> {
  const random = createRandom("candles");
  const categoryId = random.uuid();
  await db.insert(productCategories).values({
    id: categoryId,
    name: "Candles",
    description: "Candles, and what they stand in.",
    createdAt: now,
  });
  return insertSamples(db, candleSeeds, {
    random,
    createdAt: now,
    categoryId,
    isActive: true,
    firstPlace: 0,
  });
}

/** Prices of these candles in euros or pounds: the numbers are those in dollars. */
export const listCandlePrices = (
  variants: readonly SeededVariant[],
): { variantId: string; priceMinor: number }[] =>
  candleSeeds.flatMap(({ priceMinor, variants: own }) =>
    own.flatMap(({ variant }) =>
      variants
        .filter(({ sku }) => sku === variant.sku)
        .map(({ id }) => ({ variantId: id, priceMinor })),
    ),
  );
