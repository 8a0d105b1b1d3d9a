import { asc, eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { VariantDetails } from "./contract.ts";
import { productAttributes, productCategories, products } from "./tables.ts";
import { productVariants } from "./variant-tables.ts";

/** Further details for the page of the variant with this slug; undefined when there is none. */
export async function readDetails(
  { db }: Pick<Context, "db">,
  slug: string,
): Promise<VariantDetails | undefined> {
  const [row] = await db
    .select({ variant: productVariants, product: products, category: productCategories.name })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .leftJoin(productCategories, eq(productCategories.id, products.categoryId))
    .where(eq(productVariants.slug, slug));
  if (row === undefined) return undefined;
  const { variant, product, category } = row;
  const attributes = await db
    .select()
    .from(productAttributes)
    .where(eq(productAttributes.productId, product.id))
    .orderBy(asc(productAttributes.displayOrder), asc(productAttributes.attributeName));
  return {
    tagline: variant.tagline,
    story: variant.story,
    features: variant.features ?? [],
    searchTitle: variant.searchTitle,
    searchDescription: variant.searchDescription,
    storyImage: variant.storyImageUrl,
    description: product.description,
    attributes: attributes.map(({ attributeName, attributeValue, attributeType }) => ({
      name: attributeName,
      value: attributeType === "boolean" ? toYesOrNo(attributeValue) : attributeValue,
    })),
    care: product.care?.split("\n").filter((line) => line !== "") ?? [],
    weightGrams: product.weightGrams,
    barcode: variant.barcode,
    sizeMm: getSize(product),
    maxPetGrams: product.maxPetGrams,
    category,
  };
}

const toYesOrNo = (value: string) => (value === "true" ? "Yes" : "No");

function getSize({ heightMm, widthMm, depthMm }: typeof products.$inferSelect) {
  if (heightMm === null || widthMm === null || depthMm === null) return null;
  return { height: heightMm, width: widthMm, depth: depthMm };
}
