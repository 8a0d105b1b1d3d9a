import { blogImages } from "./manifest/covers-and-portraits.ts";
import { detailImages } from "./manifest/details.ts";
import { filmImages } from "./manifest/films.ts";
import { galleryImages } from "./manifest/gallery.ts";
import type { ImageEntries } from "./manifest/image-entry.ts";
import { accessoryImages, otherImages, productImages } from "./manifest/products.ts";

/**
 * Every image of the shop, by name. The file is media/images/<name>.webp; sizes, tones and
 * content hashes are measured into measured.json (`npm run media -- --measure`).
 */
export const images = {
  ...productImages,
  ...accessoryImages,
  ...otherImages,
  ...detailImages,
  ...galleryImages,
  ...filmImages,
  ...blogImages,
} as const satisfies ImageEntries;

export type ImageName = keyof typeof images;
