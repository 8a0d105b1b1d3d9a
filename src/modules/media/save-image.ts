import { randomBytes } from "node:crypto";
import type { Context } from "#modules/context.ts";
import { saveFiles } from "#platform/storage/save-files.ts";
import type { ImageContext } from "./context.ts";

type Upload = {
  readonly bytes: Uint8Array;
  /** The path of its files below "/uploads". */
  readonly folder: string;
  /** In pixels: wider ones are made smaller. */
  readonly maxWidth: number;
};
type StoredImage = { readonly address: string; readonly width: number; readonly height: number };

/**
 * Makes the files of an uploaded image, stores them, and calls `write` with the rights of the
 * caller to note it. Returns the result of `write`; throws the errors of image processing. An error
 * leaves no file behind.
 */
export async function saveImage<T>(
  ctx: ImageContext,
  { bytes, folder, maxWidth }: Upload,
  write: (inside: Context, image: StoredImage) => Promise<T>,
): Promise<T> {
  const made = await ctx.makeImage(bytes, maxWidth);
  const { width, height } = made;
  const mark = randomBytes(4).toString("hex");
  const key = `${folder}/${ctx.clock().getTime()}-${mark}-${width}x${height}`;
  const files = made.files.map((file) => ({ key: key + file.ending, bytes: file.bytes }));
  return saveFiles(ctx, files, () =>
    ctx.asCaller((inside) => write(inside, { address: `/uploads/${key}`, width, height })),
  );
}
