import { MAX_LIBRARY_WIDTH } from "#media/uploaded-image.ts";
import type { Context } from "#modules/context.ts";
import type { ImageContext } from "#modules/media/context.ts";
import { describeImage, forgetImage, noteImage } from "#modules/media/image-notes.ts";
import { storeImage } from "#modules/media/store-image.ts";
import { AppError } from "#shared/errors.ts";
import type { Picture, PictureFields } from "./contract.ts";
import { readPicture } from "./read-pictures.ts";

/**
 * Adds a picture to the library. Throws what making an image throws; a failure leaves no file
 * behind.
 */
export async function uploadPicture(
  ctx: ImageContext,
  upload: { readonly bytes: Uint8Array; readonly name: string },
): Promise<Picture> {
  const file = { bytes: upload.bytes, folder: "library", maxWidth: MAX_LIBRARY_WIDTH };
  return storeImage(ctx, file, async (inside, image) => {
    await noteImage(inside, { ...image, fileName: upload.name });
    return readPicture(inside, image.address);
  });
}

/** Says what a picture shows, and what of it must stay visible. Throws `not_found`. */
export async function describePicture(
  ctx: Context,
  { address, ...fields }: PictureFields,
): Promise<Picture> {
  const { width, height } = await readPicture(ctx, address);
  await describeImage(ctx, { address, width, height, ...fields });
  return readPicture(ctx, address);
}

/**
 * Takes a picture out of the library; its files go at night. Throws `not_found`, and `conflict`
 * while something shows it or for one that is not of the library.
 */
export async function deletePicture(ctx: Context, address: string): Promise<void> {
  const { origin, uses } = await readPicture(ctx, address);
  if (origin !== "library" || uses.length > 0)
    throw new AppError("conflict", `the picture ${address} is in use, or not of the library`);
  await forgetImage(ctx, address);
}
