import { and, eq, lte } from "drizzle-orm";
import { toPublishing } from "#modules/catalog/publishing.ts";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import type { DueKind } from "#modules/publish-due.ts";
import { countChanged } from "#platform/db/count-changed.ts";
import { readVariant } from "./read-product.ts";

function createKind(
  name: string,
  table: typeof products | typeof productVariants,
  isComplete: (ctx: Context, id: string) => Promise<boolean>,
): DueKind {
  const isDue = (now: Date) => lte(table.publishAt, now);
  return {
    name,
    async findDue({ db }, now, most) {
      const ids = db.select({ id: table.id }).from(table).where(isDue(now));
      const due = await ids.orderBy(table.publishAt).limit(most);
      return due.map(({ id }) => id);
    },
    async publish(ctx, id, now) {
      const isThis = and(eq(table.id, id), isDue(now));
      // A row that is locked by another change is skipped until a minute later.
      const row = ctx.db.select({ id: table.id }).from(table).where(isThis);
      const locked = await row.for("update", { skipLocked: true });
      if (locked.length === 0 || !(await isComplete(ctx, id))) return false;
      const live = toPublishing({ state: "live" }, now);
      return (await countChanged(ctx.db.update(table).set(live).where(isThis))) > 0;
    },
  };
}

/**
 * Variants and products, which go live at a scheduled time. A variant that lacks something stays
 * scheduled until nothing is missing.
 */
export const dueCatalog: readonly DueKind[] = [
  createKind(
    "variant",
    productVariants,
    async (ctx, id) => (await readVariant(ctx, id)).missing.length === 0,
  ),
  createKind("product", products, async () => true),
];
