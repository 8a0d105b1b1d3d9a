import { MAX_LIBRARY_WIDTH } from "#media/uploaded-image.ts";
import type { Context } from "#modules/context.ts";
import type { ImageContext } from "#modules/media/context.ts";
import { deleteImageNote, recordImage, saveImageNote } from "#modules/media/image-notes.ts";
import { saveImage } from "#modules/media/save-image.ts";
import { AppError } from "#shared/errors.ts";
import type { LibraryImage, ImageFields } from "./contract.ts";
import { readImage } from "./read-images.ts";

/**
 * Adds an image to the library. Throws what making an image throws; an error leaves no file
 * behind.
 */
export async function uploadImage(
  ctx: ImageContext,
  upload: { readonly bytes: Uint8Array; readonly name: string },
): Promise<LibraryImage> {
  const file = { bytes: upload.bytes, folder: "library", maxWidth: MAX_LIBRARY_WIDTH };
  return saveImage(ctx, file, async (inside, image) => {
    await recordImage(inside, { ...image, fileName: upload.name });
    return readImage(inside, image.address);
  });
}

/** Changes the alt text and the focus point of an image. Throws `not_found`. */
export async function describeImage(
  ctx: Context,
  { address, ...fields }: ImageFields,
): Promise<LibraryImage> {
  const { width, height } = await readImage(ctx, address);
  await saveImageNote(ctx, { address, width, height, ...fields });
  return readImage(ctx, address);
}

/**
 * Removes an image from the library; its files are deleted at night. Throws `not_found`, and
 * `conflict` while it is in use or when it is not in the library.
 */
export async function deleteImage(ctx: Context, address: string): Promise<void> {
  const { origin, uses } = await readImage(ctx, address);
  if (origin !== "library" || uses.length > 0)
    throw new AppError("conflict", `the image ${address} is in use, or not of the library`);
  await deleteImageNote(ctx, address);
}
