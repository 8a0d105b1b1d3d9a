import { inArray } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { createRandom } from "#shared/random.ts";
import { accessorySeeds } from "./accessory-seeds.ts";
import { insertSamples } from "./insert-samples.ts";
import { categorySeeds } from "./seed-catalog.ts";
import type { SeededVariant } from "./seed.ts";
import { productCategories, products } from "./tables.ts";
import { productVariants } from "./variant-tables.ts";

const accessories = categorySeeds.find(({ key }) => key === "accessories");

/**
 * Adds the brand's accessories as drafts, which the owner has to publish. Returns their variants,
 * whose stock is still zero; an empty list when one of their names is taken. For the demo only.
 */
export async function seedAccessories(db: Db, options: { now: Date }): Promise<SeededVariant[]> {
  const slugs = accessorySeeds.map(({ variant }) => variant.slug);
  const skus = accessorySeeds.flatMap(({ product, variant }) => [product.sku, variant.sku]);
  const isTaken =
    (await db.$count(productVariants, inArray(productVariants.slug, slugs))) > 0 ||
    (await db.$count(productVariants, inArray(productVariants.sku, skus))) > 0 ||
    (await db.$count(products, inArray(products.sku, skus))) > 0;
  if (isTaken) return [];

  const [category] = await db
    .select({ id: productCategories.id })
    .from(productCategories)
    .where(inArray(productCategories.name, accessories ? [accessories.name] : []));
  const samples = accessorySeeds.map(({ variant, openingStock, images, ...sample }) => ({
    ...sample,
    variants: [{ variant, openingStock, images }],
  }));
  return insertSamples(db, samples, {
    random: createRandom("accessories"),
    createdAt: options.now,
    categoryId: category?.id,
    isActive: false,
    // After the backpack and its storage bag.
    firstPlace: 1,
  });
}
