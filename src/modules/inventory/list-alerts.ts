import { desc, eq, inArray } from "drizzle-orm";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { isRequested, type NewestOrOne } from "#platform/db/read-page.ts";
import { stockAlerts } from "./tables.ts";

/** Alerts of low stock with their variants, the newest first; given an id, only that one. */
export async function listAlerts({ db }: Pick<Context, "db">, { id, limit }: NewestOrOne) {
  return db
    .select({
      id: stockAlerts.id,
      at: stockAlerts.createdAt,
      variantId: stockAlerts.variantId,
      variant: {
        sku: productVariants.sku,
        variantName: productVariants.variantName,
        size: productVariants.size,
      },
      productName: products.name,
      level: stockAlerts.level,
      available: stockAlerts.available,
    })
    .from(stockAlerts)
    .innerJoin(productVariants, eq(productVariants.id, stockAlerts.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(isRequested(stockAlerts.id, id))
    .orderBy(desc(stockAlerts.createdAt), desc(stockAlerts.id))
    .limit(limit);
}

/** The variants of these alerts, with their levels. */
export async function findAlerts({ db }: Pick<Context, "db">, ids: readonly string[]) {
  return db
    .select({ variantId: stockAlerts.variantId, level: stockAlerts.level })
    .from(stockAlerts)
    .where(inArray(stockAlerts.id, [...ids]));
}
