import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { createRandom } from "#shared/random.ts";
import {
  backpackSeed,
  categorySeeds,
  listImageSeeds,
  giftSeed,
  variantSeeds,
} from "./seed-catalog.ts";
import { productAttributes, productCategories, products } from "./tables.ts";
import { productImages, productVariants } from "./variant-tables.ts";

const PRICE_MINOR = 7499;

export type SeededVariant = {
  readonly id: string;
  readonly sku: string;
  readonly openingStock: number;
};

/**
 * Fills an empty catalog: categories, the backpack in its colors, its images. Returns the new
 * variants, whose stock is still zero, or an empty list when there are products already.
 */
export async function seedCatalog(db: Db, options: { now: Date }): Promise<SeededVariant[]> {
  const { rows } = await db.execute(sql`select 1 from products limit 1`);
  if (rows.length > 0) return [];

  const random = createRandom("catalogue");
  const createdAt = options.now;
  const categoryIds = new Map<string, string>(categorySeeds.map(({ key }) => [key, random.uuid()]));
  await db.insert(productCategories).values(
    categorySeeds.map((seed, index) => ({
      id: categoryIds.get(seed.key),
      name: seed.name,
      description: seed.description,
      parentId: "parent" in seed ? categoryIds.get(seed.parent) : null,
      displayOrder: index,
      createdAt,
    })),
  );

  const backpackId = random.uuid();
  const giftId = random.uuid();
  await db.insert(products).values([
    {
      id: backpackId,
      name: backpackSeed.name,
      description: backpackSeed.description,
      basePriceMinor: PRICE_MINOR,
      categoryId: categoryIds.get(backpackSeed.category),
      tags: [...backpackSeed.tags],
      featured: true,
      weightGrams: backpackSeed.weightGrams,
      dimensions: backpackSeed.dimensions,
      heightMm: backpackSeed.heightMm,
      widthMm: backpackSeed.widthMm,
      depthMm: backpackSeed.depthMm,
      maxPetGrams: backpackSeed.maxPetGrams,
      care: backpackSeed.care,
      giftProductId: giftId,
      sku: backpackSeed.sku,
      createdAt,
      updatedAt: createdAt,
    },
    {
      id: giftId,
      name: giftSeed.name,
      description: giftSeed.description,
      basePriceMinor: 0,
      categoryId: categoryIds.get(giftSeed.category),
      tags: [...giftSeed.tags],
      isActive: false,
      sku: giftSeed.sku,
      createdAt,
      updatedAt: createdAt,
    },
  ]);
  await db.insert(productAttributes).values(
    backpackSeed.attributes.map(({ name, value }, displayOrder) => ({
      id: random.uuid(),
      productId: backpackId,
      attributeName: name,
      attributeValue: value,
      displayOrder,
    })),
  );

  const variants = variantSeeds.map((seed) => ({ ...seed, id: random.uuid() }));
  await db.insert(productVariants).values(
    variants.map((variant) => ({
      ...variant.row,
      id: variant.id,
      productId: backpackId,
      priceMinor: PRICE_MINOR,
      imageUrl: listImageSeeds(variant.row.slug)[0]?.url,
      createdAt,
    })),
  );
  await db.insert(productImages).values(
    variants
      .flatMap((variant) => listImageSeeds(variant.row.slug).map((image) => ({ variant, image })))
      .map(({ variant, image }, index) => ({
        id: random.uuid(),
        productId: backpackId,
        variantId: variant.id,
        imageUrl: image.url,
        altText: image.alt,
        displayOrder: index,
        isPrimary: index === 0,
        createdAt,
      })),
  );
  await db.insert(productImages).values({
    id: random.uuid(),
    productId: giftId,
    imageUrl: giftSeed.image.url,
    altText: giftSeed.image.alt,
    isPrimary: true,
    createdAt,
  });
  return variants.map(({ id, row, openingStock }) => ({ id, sku: row.sku, openingStock }));
}
