import { count, countDistinct, eq, isNull } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { products } from "./tables.ts";
import { productVariants } from "./variant-tables.ts";

/** How many products there are outside the bin, and how many variants they have. */
export async function countProducts({
  db,
}: Pick<Context, "db">): Promise<{ products: number; variants: number }> {
  const rows = await db
    .select({ products: countDistinct(products.id), variants: count(productVariants.id) })
    .from(products)
    .leftJoin(productVariants, eq(productVariants.productId, products.id))
    .where(isNull(products.deletedAt));
  return rows[0] ?? { products: 0, variants: 0 };
}
