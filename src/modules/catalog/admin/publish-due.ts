import { and, inArray, lte } from "drizzle-orm";
import { toPublishing } from "#modules/catalog/publishing.ts";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import { countChanged } from "#platform/db/count-changed.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { readVariant } from "./read-product.ts";

/** The rest are published a minute later. */
const MAX_AT_ONCE = 200;

/**
 * Makes products and variants live whose time has come by the shop's clock. A variant that lacks
 * something stays scheduled, and goes live once nothing is missing.
 */
export async function publishDue({
  database,
  clock,
  log,
}: TaskParts): Promise<{ variants: number; products: number }> {
  const now = clock();
  const live = toPublishing({ state: "live" }, now);
  const published = await database.runInTransaction(system, async (db) => {
    const due = await db
      .select({ id: productVariants.id })
      .from(productVariants)
      .where(lte(productVariants.publishAt, now))
      .orderBy(productVariants.publishAt)
      .limit(MAX_AT_ONCE)
      // Rows that are locked by another change are skipped until a minute later.
      .for("update", { skipLocked: true });
    const complete: string[] = [];
    for (const { id } of due) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const { missing } = await readVariant({ db, actor: system }, id);
      if (missing.length === 0) complete.push(id);
    }
    if (complete.length > 0)
      await db
        .update(productVariants)
        .set(live)
        .where(and(inArray(productVariants.id, complete), lte(productVariants.publishAt, now)));
    const shown = db.update(products).set(live).where(lte(products.publishAt, now));
    return { variants: complete.length, products: await countChanged(shown) };
  });
  if (published.variants > 0 || published.products > 0)
    log.info(published, "what was due is in the shop");
  return published;
}
