import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { DeskImage } from "#modules/catalog/desk-shapes.ts";
import { productImages } from "#modules/catalog/tables.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import type { PictureDeskContext } from "./context.ts";
import { keepOnePrimary, lockProduct, toDeskImage } from "./images.ts";
import type { MadePicture } from "./make-picture.ts";

/**
 * Stores a picture of a product, as its last one; the first is primary. Throws `not_found`, and what making a picture
 * throws. A failure leaves no file behind.
 */
export async function uploadImage(
  ctx: PictureDeskContext,
  productId: string,
  upload: { readonly bytes: Uint8Array; readonly altText: string | null },
): Promise<DeskImage> {
  // Known before a second of work is done for it.
  await ctx.atDesk((inside) => lockProduct(inside, productId));
  const picture = await ctx.makePicture(upload.bytes);
  const { width, height } = picture;
  const mark = randomBytes(4).toString("hex");
  const key = `${productId}/${ctx.clock().getTime()}-${mark}-${width}x${height}`;
  try {
    await storeFiles(ctx.uploads, key, picture);
    return await ctx.atDesk(async (inside) => {
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
      await keepOnePrimary(inside, productId);
      const [stored = image] = await inside.db
        .select()
        .from(productImages)
        .where(eq(productImages.id, image.id));
      return toDeskImage(stored);
    });
  } catch (error) {
    await removeFiles(ctx, key, picture);
    throw error;
  }
}

async function storeFiles(uploads: FileStorage, key: string, { files }: MadePicture) {
  for (const { ending, bytes } of files)
    // oxlint-disable-next-line no-await-in-loop -- eight small files
    await uploads.put(key + ending, bytes);
}

/** What cannot be removed now is removed by the sweep. */
async function removeFiles(ctx: PictureDeskContext, key: string, { files }: MadePicture) {
  const removals = files.map(({ ending }) => ctx.uploads.remove(key + ending));
  for (const removal of await Promise.allSettled(removals))
    if (removal.status === "rejected")
      ctx.log.warn({ err: removal.reason }, "a file of a failed upload stays for now");
}
