import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { AdminImage } from "#modules/catalog/admin-shapes.ts";
import { productImages } from "#modules/catalog/variant-tables.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import type { ImageContext } from "./context.ts";
import { ensureOnePrimary, lockProduct, toAdminImage } from "./images.ts";
import type { MadeImage } from "./make-image.ts";

/**
 * Stores an image of a product, as its last one; the first is primary. Throws `not_found`, and
 * what making an image throws. A failure leaves no file behind.
 */
export async function uploadImage(
  ctx: ImageContext,
  productId: string,
  upload: { readonly bytes: Uint8Array; readonly altText: string | null },
): Promise<AdminImage> {
  // Known before a second of work is done for it.
  await ctx.asCaller((inside) => lockProduct(inside, productId));
  const made = await ctx.makeImage(upload.bytes);
  const { width, height } = made;
  const mark = randomBytes(4).toString("hex");
  const key = `${productId}/${ctx.clock().getTime()}-${mark}-${width}x${height}`;
  try {
    await storeFiles(ctx.uploads, key, made);
    return await ctx.asCaller(async (inside) => {
      await lockProduct(inside, productId);
      const ofProduct = eq(productImages.productId, productId);
      const [image] = await inside.db
        .insert(productImages)
        .values({
          productId,
          imageUrl: `/uploads/${key}`,
          altText: upload.altText,
          width,
          height,
          displayOrder: sql`(select coalesce(max(display_order) + 1, 0) from ${productImages} where ${ofProduct})`,
          createdAt: inside.clock(),
        })
        .returning();
      if (image === undefined) throw new Error("no row came back");
      await ensureOnePrimary(inside, productId);
      const [stored = image] = await inside.db
        .select()
        .from(productImages)
        .where(eq(productImages.id, image.id));
      return toAdminImage(stored);
    });
  } catch (error) {
    await removeFiles(ctx, key, made);
    throw error;
  }
}

async function storeFiles(uploads: FileStorage, key: string, { files }: MadeImage) {
  for (const { ending, bytes } of files)
    // oxlint-disable-next-line no-await-in-loop -- eight small files
    await uploads.put(key + ending, bytes);
}

/** What cannot be removed now is removed by the sweep. */
async function removeFiles(ctx: ImageContext, key: string, { files }: MadeImage) {
  const removals = files.map(({ ending }) => ctx.uploads.remove(key + ending));
  for (const removal of await Promise.allSettled(removals))
    if (removal.status === "rejected")
      ctx.log.warn({ err: removal.reason }, "a file of a failed upload stays for now");
}
