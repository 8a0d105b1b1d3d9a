import { and, eq, isNull } from "drizzle-orm";
import { products } from "#modules/catalog/tables.ts";
import type { Context } from "#modules/context.ts";
import { lockProduct } from "./images.ts";

/**
 * Moves a product to the bin: visitors can no longer see or order it, and it stops being the gift
 * of other products. Orders stay as they are. Throws `not_found`.
 */
export async function deleteProduct(ctx: Context, id: string): Promise<void> {
  await lockProduct(ctx, id);
  // Deleting it again does not change the time of deletion.
  await ctx.db
    .update(products)
    .set({ deletedAt: ctx.clock() })
    .where(and(eq(products.id, id), isNull(products.deletedAt)));
  await ctx.db.update(products).set({ giftProductId: null }).where(eq(products.giftProductId, id));
}

/**
 * Restores a product from the bin. One that is not in the bin stays as it is. Throws `not_found`.
 */
export async function restoreProduct(ctx: Context, id: string): Promise<void> {
  await lockProduct(ctx, id);
  await ctx.db.update(products).set({ deletedAt: null }).where(eq(products.id, id));
}
