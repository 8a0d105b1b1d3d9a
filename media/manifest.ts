import { blogPictures } from "./manifest/covers-and-portraits.ts";
import { detailPictures } from "./manifest/details.ts";
import { filmPictures } from "./manifest/films.ts";
import { galleryPictures } from "./manifest/gallery.ts";
import type { PictureEntries } from "./manifest/picture-entry.ts";
import { productPictures } from "./manifest/products.ts";

/**
 * Every picture of the shop, by name. The file is media/pictures/<name>.webp; sizes, tones and content hashes
 * are measured into measured.json (`npm run media -- --measure`).
 */
export const pictures = {
  ...productPictures,
  ...detailPictures,
  ...galleryPictures,
  ...filmPictures,
  ...blogPictures,
} as const satisfies PictureEntries;

export type PictureName = keyof typeof pictures;
