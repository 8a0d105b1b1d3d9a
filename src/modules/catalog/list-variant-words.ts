import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { isForSale, shopOrder } from "./for-sale.ts";
import { productCategories, products } from "./tables.ts";
import { productVariants } from "./variant-tables.ts";

/** The names of a variant for sale, and the texts about it, their placeholders unfilled. */
export type VariantWords = {
  readonly slug: string;
  readonly title: string;
  readonly texts: readonly string[];
};

/** The words of all variants for sale, in the shop's order. */
export async function listVariantWords({ db }: Pick<Context, "db">): Promise<VariantWords[]> {
  const rows = await db
    .select({ variant: productVariants, product: products, category: productCategories.name })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .leftJoin(productCategories, eq(productCategories.id, products.categoryId))
    .where(isForSale)
    .orderBy(...shopOrder);
  return rows.map(({ variant, product, category }) => ({
    slug: variant.slug,
    title: [product.name, variant.variantName, variant.size ?? ""].join(" "),
    texts: [
      variant.sku,
      variant.colorPrimary,
      variant.colorSecondary,
      category,
      variant.tagline,
      variant.story,
      ...(variant.features ?? []),
      product.description,
    ].filter((text) => text !== null),
  }));
}
