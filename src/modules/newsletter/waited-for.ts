// Variants that people wait for, as the mails of the waiting list name them.
import { eq, type SQL } from "drizzle-orm";
import { lineLabel } from "#modules/catalog/line-label.ts";
import { nameWithSize } from "#modules/catalog/name-with-size.ts";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Db } from "#platform/db/client.ts";
import { AppError } from "#shared/errors.ts";

export type Wanted = { readonly id: string; readonly name: string };

/**
 * The variant of this slug, to be waited for. Throws `not_found` for what is not shown, and
 * `conflict` for what is in stock: that is bought, not waited for.
 */
export async function findWanted(db: Db, slug: string): Promise<Wanted> {
  const found = await findShown(db, eq(productVariants.slug, slug));
  if (found === undefined) throw new AppError("not_found", "nothing of this slug is shown");
  if (found.available > 0) throw new AppError("conflict", "there is some of it");
  return found;
}

/** The name of a variant; empty where it is shown no more. */
export async function nameOfVariant(db: Db, id: string): Promise<string> {
  return (await findShown(db, eq(productVariants.id, id)))?.name ?? "";
}

async function findShown(db: Db, which: SQL) {
  // One by one: the public forms may read these and no others.
  const [row] = await db
    .select({
      id: productVariants.id,
      variantName: productVariants.variantName,
      size: productVariants.size,
      productName: products.name,
      available: productVariants.stockQuantity,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(which)
    .limit(1);
  return row && { ...row, name: lineLabel(row.productName, nameWithSize(row)) };
}
