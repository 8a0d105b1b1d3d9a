import { and, asc, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { productVariants, variantSlugs } from "./variant-tables.ts";

/** Variants that have, or once had, one of these slugs. */
export function hasSlug(slugs: readonly string[]): SQL {
  return sql`${productVariants.id} in (
    select ${variantSlugs.variantId} from ${variantSlugs} where ${inArray(variantSlugs.slug, [...slugs])}
  )`;
}

/** Former slugs of these variants, in alphabetical order. */
export async function listFormerSlugs({ db }: Pick<Context, "db">, variantIds: readonly string[]) {
  if (variantIds.length === 0) return [];
  return db
    .select({ variantId: variantSlugs.variantId, slug: variantSlugs.slug })
    .from(variantSlugs)
    .innerJoin(productVariants, eq(productVariants.id, variantSlugs.variantId))
    .where(
      and(
        inArray(variantSlugs.variantId, [...variantIds]),
        ne(variantSlugs.slug, productVariants.slug),
      ),
    )
    .orderBy(asc(variantSlugs.slug));
}
