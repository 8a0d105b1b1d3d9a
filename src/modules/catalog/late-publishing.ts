import { and, isNull, lte, or, sql } from "drizzle-orm";
import { products } from "./tables.ts";
import { productVariants } from "./variant-tables.ts";

const now = sql`app.now()`;

/** The time for which the product, or the first of its variants, was scheduled in vain. */
export const lateSince = sql`least(
  case when ${lte(products.publishAt, now)} then ${products.publishAt} end,
  (select min(v.publish_at) from ${productVariants} v
    where v.product_id = ${products.id} and v.publish_at <= ${now}))`;

/**
 * Products that should have been shown by now, themselves or with one of their variants. Anything
 * complete is published within a minute, so something is missing.
 */
export const isOverdue = and(
  isNull(products.deletedAt),
  // Found once, and not for each product.
  or(
    lte(products.publishAt, now),
    sql`${products.id} in (
      select v.product_id from ${productVariants} v where v.publish_at <= ${now})`,
  ),
);
