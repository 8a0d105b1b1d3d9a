import type { ImageName } from "#media/image.ts";
import type { Db } from "#platform/db/client.ts";
import type { Random } from "#shared/random.ts";
import type { SeededVariant } from "./seed.ts";
import { productAttributes, products } from "./tables.ts";
import { productImages, productVariants } from "./variant-tables.ts";

type SampleImage = { readonly name: ImageName; readonly alt: string };

/** A product that comes with the shop, until the owner has products of their own. */
export type SampleProduct = {
  readonly product: {
    readonly name: string;
    readonly description: string;
    readonly sku: string;
    readonly tags: readonly string[];
    readonly weightGrams: number;
    readonly dimensions: string;
    readonly care: string;
  };
  /** Name and value, line by line. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly priceMinor: number;
  readonly variants: readonly {
    readonly variant: {
      readonly slug: string;
      readonly variantName: string;
      readonly shortName: string;
      readonly colorPrimary?: string;
      readonly colorSecondary?: string;
      readonly colorHex?: string;
      readonly tagline: string;
      readonly story: string;
      readonly features: readonly string[];
      readonly sku: string;
      readonly tariffCode: string;
      readonly originCountry: string;
      readonly customsDescription: string;
    };
    readonly openingStock: number;
    /** The first image is the primary one, a second stands beside the story. */
    readonly images: readonly [SampleImage, ...SampleImage[]];
  }[];
};

type Placing = {
  readonly random: Random;
  readonly createdAt: Date;
  readonly categoryId: string | undefined;
  readonly isActive: boolean;
  /** The place of the first one in the shop. */
  readonly firstPlace: number;
};

/** The address under which the catalog keeps an image that comes with the shop. */
const toAddress = (image: ImageName) => `/media/${image}`;

/** Adds products with their variants, in this order; their stock is still zero. */
export async function insertSamples(
  db: Db,
  samples: readonly SampleProduct[],
  { random, createdAt, categoryId, isActive, firstPlace }: Placing,
): Promise<SeededVariant[]> {
  const seeds = samples.map((sample) => ({
    ...sample,
    productId: random.uuid(),
    variants: sample.variants.map((each) => ({ ...each, variantId: random.uuid() })),
  }));
  await db.insert(products).values(
    seeds.map(({ productId, product, priceMinor }, place) => ({
      ...product,
      id: productId,
      tags: [...product.tags],
      basePriceMinor: priceMinor,
      categoryId,
      isActive,
      displayOrder: firstPlace + place,
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
  const all = seeds.flatMap(({ productId, priceMinor, variants }) =>
    variants.map((each, place) => ({ ...each, productId, priceMinor, place })),
  );
  await db.insert(productVariants).values(
    all.map(({ productId, variantId, variant, priceMinor, images, place }) => ({
      ...variant,
      id: variantId,
      productId,
      features: [...variant.features],
      priceMinor,
      displayOrder: place,
      imageUrl: toAddress(images[0].name),
      storyImageUrl: images[1] && toAddress(images[1].name),
      createdAt,
    })),
  );
  await db.insert(productImages).values(
    all.flatMap(({ productId, variantId, images, place: variantPlace }) =>
      images.map(({ name, alt }, place) => ({
        id: random.uuid(),
        productId,
        variantId,
        imageUrl: toAddress(name),
        altText: alt,
        displayOrder: place,
        isPrimary: variantPlace === 0 && place === 0,
        createdAt,
      })),
    ),
  );
  return all.map(({ variantId, variant, openingStock }) => ({
    id: variantId,
    sku: variant.sku,
    openingStock,
  }));
}
