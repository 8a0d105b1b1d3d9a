import { variants } from "#i18n/he/variants.ts";
import type { AdminImage } from "#modules/catalog/admin-shapes.ts";

/** The first image of a product that is meant, in words; undefined where none is. */
export function describeImage(
  images: readonly AdminImage[],
  isMeant: (image: AdminImage) => boolean,
): string | undefined {
  const index = images.findIndex(isMeant);
  const image = images[index];
  return image && variants.form.imageAt(index + 1, image.altText ?? "");
}
