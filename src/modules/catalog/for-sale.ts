import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { productCategories, products } from "./tables.ts";
import { productVariants } from "./variant-tables.ts";

/**
 * Condition for variants that are for sale: active variants of active products that are not in the
 * bin and whose category is shown. For queries that join both tables.
 */
export const isForSale = and(
  eq(productVariants.isActive, true),
  eq(products.isActive, true),
  isNull(products.deletedAt),
  sql`(${products.categoryId} is null or exists (
    select from ${productCategories} c left join ${productCategories} parent on parent.id = c.parent_id
    where c.id = ${products.categoryId} and c.is_active
      and (c.parent_id is null or parent.is_active)
  ))`,
);

/** Featured products first, then the owner's own order. For the same queries. */
export const shopOrder = [
  desc(products.featured),
  asc(products.displayOrder),
  asc(products.createdAt),
  asc(products.id),
  asc(productVariants.displayOrder),
  asc(productVariants.id),
];
