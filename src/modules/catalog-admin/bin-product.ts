import { and, eq, isNull } from "drizzle-orm";
import { products } from "#modules/catalog/tables.ts";
import type { Context } from "#modules/context.ts";
import { lockProduct } from "./images.ts";

/**
 * Puts a product into the bin: nobody can see or order it any more, it is the gift of no other, and
 * orders stay as they are. Throws `not_found`.
 */
export async function deleteProduct(ctx: Context, id: string): Promise<void> {
  await lockProduct(ctx, id);
  // A second time is not a later time.
  await ctx.db
    .update(products)
    .set({ deletedAt: ctx.clock() })
    .where(and(eq(products.id, id), isNull(products.deletedAt)));
  await ctx.db.update(products).set({ giftProductId: null }).where(eq(products.giftProductId, id));
}

/**
 * Takes a product out of the bin as it was. One that is not in it stays as it is. Throws
 * `not_found`.
 */
export async function restoreProduct(ctx: Context, id: string): Promise<void> {
  await lockProduct(ctx, id);
  await ctx.db.update(products).set({ deletedAt: null }).where(eq(products.id, id));
}
