import { and, eq, isNull, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { CatalogVariant, VariantDetails } from "./contract.ts";
import { isForSale } from "./for-sale.ts";
import { findForPreview } from "./list-variants.ts";
import { readDetails } from "./read-details.ts";
import { products } from "./tables.ts";
import { productVariants } from "./variant-tables.ts";

/** The page of a variant as it will be. */
export type VariantPreview = {
  readonly variant: CatalogVariant;
  /** The variant, with those of its product that are for sale. */
  readonly siblings: readonly CatalogVariant[];
  readonly details: VariantDetails;
  /** A variant that is for sale by now has its normal page. */
  readonly isForSale: boolean;
};

/**
 * Content of a variant's page, whether or not it is for sale; undefined when it is gone or its
 * product is in the bin. The caller must have checked the ticket of the preview.
 */
export async function previewVariant(
  ctx: Pick<Context, "db" | "clock">,
  id: string,
): Promise<VariantPreview | undefined> {
  const [found] = await ctx.db
    .select({
      slug: productVariants.slug,
      productId: productVariants.productId,
      isForSale: sql<boolean>`${isForSale}`,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(eq(productVariants.id, id), isNull(products.deletedAt)));
  if (found === undefined) return undefined;
  const siblings = await findForPreview(ctx, id, found.productId);
  const variant = siblings.find(({ slug }) => slug === found.slug);
  const details = await readDetails(ctx, found.slug);
  return variant && details && { variant, siblings, details, isForSale: found.isForSale };
}
