import { and, lte, not } from "drizzle-orm";
import { BIN_DAYS } from "#modules/catalog/admin-names.ts";
import { products } from "#modules/catalog/tables.ts";
import { productImages } from "#modules/catalog/variant-tables.ts";
import { countChanged } from "#platform/db/count-changed.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { DAY_MS } from "#shared/durations.ts";
import { isStored } from "./product-rows.ts";

/**
 * Removes products and images that have been in the bin for 30 days. A product stays there while it
 * has stock, and for good once it was ordered, because figures and refunds of its orders need it.
 */
export async function deleteBinned({
  database,
  clock,
}: TaskParts): Promise<{ products: number; images: number }> {
  const before = new Date(clock().getTime() - BIN_DAYS * DAY_MS);
  return database.runInTransaction(system, async (db) => {
    const gone = db.delete(products).where(and(lte(products.deletedAt, before), not(isStored)));
    const images = db.delete(productImages).where(lte(productImages.deletedAt, before));
    return { products: await countChanged(gone), images: await countChanged(images) };
  });
}
