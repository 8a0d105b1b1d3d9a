import { inArray, sql, type SQL } from "drizzle-orm";
import { productVariants, variantSlugs } from "./variant-tables.ts";

/** Variants that have, or once had, one of these slugs. */
export function hasSlug(slugs: readonly string[]): SQL {
  return sql`${productVariants.id} in (
    select ${variantSlugs.variantId} from ${variantSlugs} where ${inArray(variantSlugs.slug, [...slugs])}
  )`;
}

/** The former slugs of a variant, in alphabetical order, as a column of its row. */
export const formerSlugs = sql<string[]>`array(
  select former.slug from ${variantSlugs} former
  where former.variant_id = ${productVariants.id} and former.slug <> ${productVariants.slug}
  order by former.slug
)`;
