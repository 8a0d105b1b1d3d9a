import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { formatShortName, formatNameWithSize } from "./variant-names.ts";
import { products } from "./tables.ts";
import { productVariants } from "./variant-tables.ts";

/** A variant by its id or slug; undefined for one that the caller may not see. */
export async function findNamedVariant(
  db: Db,
  by: { readonly id: string } | { readonly slug: string },
) {
  // Columns listed one by one, because the role of the public forms may read only these.
  const [row] = await db
    .select({
      id: productVariants.id,
      slug: productVariants.slug,
      variantName: productVariants.variantName,
      size: productVariants.size,
      productName: products.name,
      available: productVariants.stockQuantity,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where("id" in by ? eq(productVariants.id, by.id) : eq(productVariants.slug, by.slug))
    .limit(1);
  if (row === undefined) return undefined;
  // The name as in the line of an order.
  const name = formatShortName({ ...row, variantName: formatNameWithSize(row) });
  return { ...row, name };
}
