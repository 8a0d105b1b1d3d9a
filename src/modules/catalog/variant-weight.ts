import { sql } from "drizzle-orm";
import { products } from "./tables.ts";
import { productVariants } from "./variant-tables.ts";

/**
 * The grams of one piece: those of the variant, or else of its product; null where neither is
 * known. For queries that join both tables.
 */
export const variantWeight = sql<
  number | null
>`coalesce(${productVariants.weightGrams}, ${products.weightGrams})`;
