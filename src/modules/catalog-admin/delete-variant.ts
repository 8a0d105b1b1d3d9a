import { and, eq, isNull } from "drizzle-orm";
import { productImages, productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import { removeImages } from "./change-images.ts";
import { lockProduct } from "./images.ts";
import { noSuch } from "./constraint-errors.ts";

/**
 * Removes a variant for good. Orders keep what their lines say of it; its images can be restored
 * for the product as a whole. Throws `not_found`, and `variant_in_use` while there are bags of it
 * (`available`, `reserved` tell how many).
 */
export async function deleteVariant(ctx: Context, id: string): Promise<void> {
  const { db } = ctx;
  const ofId = eq(productVariants.id, id);
  const [found] = await db.select().from(productVariants).where(ofId);
  if (found === undefined) throw noSuch("variant", id);
  // Before anything is locked: what is being sold is not to wait for somebody who is refused
  // anyway.
  assertEmpty(found);
  await lockProduct(ctx, found.productId);
  // An order that takes the last bag waits, and finds no variant afterwards.
  const [variant] = await db.select().from(productVariants).where(ofId).for("update");
  if (variant === undefined) throw noSuch("variant", id);
  assertEmpty(variant);
  const own = await db
    .select({ id: productImages.id })
    .from(productImages)
    .where(and(eq(productImages.variantId, id), isNull(productImages.deletedAt)));
  // All of them, also those removed before: they would go with the variant.
  await db.update(productImages).set({ variantId: null }).where(eq(productImages.variantId, id));
  await removeImages(
    ctx,
    found.productId,
    own.map((image) => image.id),
  );
  await db.delete(productVariants).where(ofId);
}

function assertEmpty(variant: typeof productVariants.$inferSelect): void {
  const { sku, stockQuantity: available, reservedQuantity: reserved } = variant;
  if (available + reserved > 0)
    throw new AppError("variant_in_use", `there are bags of ${sku}`, {
      fields: { available: [String(available)], reserved: [String(reserved)] },
    });
}
