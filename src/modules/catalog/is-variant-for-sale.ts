import { and, eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { isForSale } from "./for-sale.ts";
import { products } from "./tables.ts";
import { productVariants } from "./variant-tables.ts";

/** True when the variant with this id is for sale, whatever its stock. */
export async function isVariantForSale({ db }: Pick<Context, "db">, id: string): Promise<boolean> {
  const [found] = await db
    .select({ id: productVariants.id })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(isForSale, eq(productVariants.id, id)));
  return found !== undefined;
}
