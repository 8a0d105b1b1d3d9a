import { and, eq, isNull } from "drizzle-orm";
import { productImages, productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import { removeImages } from "./change-images.ts";
import { lockProduct } from "./images.ts";
import { createNotFoundError } from "./constraint-errors.ts";

/**
 * Removes a variant for good. Order lines keep its name and price; its images can be restored for
 * the product as a whole. Throws `not_found`, and `variant_in_use` while it has stock (the fields
 * `available` and `reserved` have the numbers).
 */
export async function deleteVariant(ctx: Context, id: string): Promise<void> {
  const { db } = ctx;
  const ofId = eq(productVariants.id, id);
  const [found] = await db.select().from(productVariants).where(ofId);
  if (found === undefined) throw createNotFoundError("variant", id);
  // Checked before anything is locked, so that orders need not wait for a request that is refused
  // anyway.
  assertEmpty(found);
  await lockProduct(ctx, found.productId);
  // An order for this variant waits for the lock, and then finds the variant gone.
  const [variant] = await db.select().from(productVariants).where(ofId).for("update");
  if (variant === undefined) throw createNotFoundError("variant", id);
  assertEmpty(variant);
  const own = await db
    .select({ id: productImages.id })
    .from(productImages)
    .where(and(eq(productImages.variantId, id), isNull(productImages.deletedAt)));
  // Also those that were removed before: the foreign key would delete them with the variant.
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
    throw new AppError("variant_in_use", `there are units of ${sku}`, {
      fields: { available: [String(available)], reserved: [String(reserved)] },
    });
}
