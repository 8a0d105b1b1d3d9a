import { inArray } from "drizzle-orm";
import type { ImageName } from "#media/image.ts";
import type { Db } from "#platform/db/client.ts";
import { createRandom } from "#shared/random.ts";
import { accessorySeeds } from "./accessory-seeds.ts";
import { categorySeeds } from "./seed-catalog.ts";
import type { SeededVariant } from "./seed.ts";
import { productAttributes, productCategories, products } from "./tables.ts";
import { productImages, productVariants } from "./variant-tables.ts";

const accessories = categorySeeds.find(({ key }) => key === "accessories");

/** The address under which the catalog keeps an image that comes with the shop. */
const toAddress = (image: ImageName) => `/media/${image}`;

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
  const random = createRandom("accessories");
  const createdAt = options.now;
  const seeds = accessorySeeds.map((seed) => ({
    ...seed,
    productId: random.uuid(),
    variantId: random.uuid(),
  }));

  await db.insert(products).values(
    seeds.map(({ productId, product, priceMinor }, place) => ({
      ...product,
      id: productId,
      tags: [...product.tags],
      basePriceMinor: priceMinor,
      categoryId: category?.id,
      isActive: false,
      // Places after the backpack and its storage bag.
      displayOrder: place + 1,
      createdAt,
      updatedAt: createdAt,
    })),
  );
  await db.insert(productAttributes).values(
    seeds.flatMap(({ productId, attributes }) =>
      attributes.map(([attributeName, attributeValue], displayOrder) => ({
        id: random.uuid(),
        productId,
        attributeName,
        attributeValue,
        displayOrder,
      })),
    ),
  );
  await db.insert(productVariants).values(
    seeds.map(({ productId, variantId, variant, priceMinor, images }) => ({
      ...variant,
      id: variantId,
      productId,
      features: [...variant.features],
      priceMinor,
      imageUrl: toAddress(images[0].name),
      storyImageUrl: toAddress(images[1].name),
      createdAt,
    })),
  );
  await db.insert(productImages).values(
    seeds.flatMap(({ productId, variantId, images }) =>
      images.map(({ name, alt }, place) => ({
        id: random.uuid(),
        productId,
        variantId,
        imageUrl: toAddress(name),
        altText: alt,
        displayOrder: place,
        isPrimary: place === 0,
        createdAt,
      })),
    ),
  );
  return seeds.map(({ variantId, variant, openingStock }) => ({
    id: variantId,
    sku: variant.sku,
    openingStock,
  }));
}
