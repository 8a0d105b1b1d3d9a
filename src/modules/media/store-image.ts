import { randomBytes } from "node:crypto";
import type { Context } from "#modules/context.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import type { ImageContext } from "./context.ts";
import type { MadeImage } from "./make-image.ts";

type Upload = {
  readonly bytes: Uint8Array;
  /** Where its files lie below "/uploads". */
  readonly folder: string;
  /** In pixels: wider ones are made smaller. */
  readonly maxWidth: number;
};
type StoredImage = { readonly address: string; readonly width: number; readonly height: number };

/**
 * Makes the files of an uploaded image, stores them, and has `write` note it with the rights of
 * whoever calls. Returns what that returns; throws what making an image throws. A failure leaves no
 * file behind.
 */
export async function storeImage<T>(
  ctx: ImageContext,
  { bytes, folder, maxWidth }: Upload,
  write: (inside: Context, image: StoredImage) => Promise<T>,
): Promise<T> {
  const made = await ctx.makeImage(bytes, maxWidth);
  const { width, height } = made;
  const mark = randomBytes(4).toString("hex");
  const key = `${folder}/${ctx.clock().getTime()}-${mark}-${width}x${height}`;
  try {
    await storeFiles(ctx.uploads, key, made);
    return await ctx.asCaller((inside) =>
      write(inside, { address: `/uploads/${key}`, width, height }),
    );
  } catch (error) {
    await removeFiles(ctx, key, made);
    throw error;
  }
}

async function storeFiles(uploads: FileStorage, key: string, { files }: MadeImage) {
  for (const { ending, bytes } of files)
    // oxlint-disable-next-line no-await-in-loop -- ten small files
    await uploads.put(key + ending, bytes);
}

/** What cannot be removed now is removed by the sweep. */
async function removeFiles(ctx: ImageContext, key: string, { files }: MadeImage) {
  const removals = files.map(({ ending }) => ctx.uploads.remove(key + ending));
  for (const removal of await Promise.allSettled(removals))
    if (removal.status === "rejected")
      ctx.log.warn({ err: removal.reason }, "a file of a failed upload stays for now");
}
