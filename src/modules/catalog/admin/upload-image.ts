import { eq, sql } from "drizzle-orm";
import { MAX_UPLOADED_WIDTH } from "#media/uploaded-image.ts";
import type { AdminImage } from "#modules/catalog/admin-shapes.ts";
import { productImages } from "#modules/catalog/variant-tables.ts";
import type { ImageContext } from "#modules/media/context.ts";
import { saveImage } from "#modules/media/save-image.ts";
import { withNamedConflicts } from "./constraint-errors.ts";
import { setMissingPrimary, lockProduct, toAdminImage } from "./images.ts";

/**
 * Stores an image as the last one of a product; the first image is primary. Throws `not_found`,
 * `invalid_fields` for a variant of another product, and the errors of image processing. An error
 * leaves no file behind.
 */
export async function uploadImage(
  ctx: ImageContext,
  productId: string,
  upload: {
    readonly bytes: Uint8Array;
    readonly altText: string | null;
    readonly variantId: string | null;
  },
): Promise<AdminImage> {
  // Checked first, so that no image is processed for a product that does not exist.
  await ctx.asCaller((inside) => lockProduct(inside, productId));
  const file = { bytes: upload.bytes, folder: productId, maxWidth: MAX_UPLOADED_WIDTH };
  return saveImage(ctx, file, async (inside, { address, width, height }) => {
    await lockProduct(inside, productId);
    const ofProduct = eq(productImages.productId, productId);
    const [image] = await withNamedConflicts(
      inside.db
        .insert(productImages)
        .values({
          productId,
          imageUrl: address,
          altText: upload.altText,
          variantId: upload.variantId,
          width,
          height,
          displayOrder: sql`(select coalesce(max(display_order) + 1, 0) from ${productImages} where ${ofProduct})`,
          createdAt: inside.clock(),
        })
        .returning(),
    );
    if (image === undefined) throw new Error("no row came back");
    await setMissingPrimary(inside, productId);
    const [stored = image] = await inside.db
      .select()
      .from(productImages)
      .where(eq(productImages.id, image.id));
    return toAdminImage(stored);
  });
}
