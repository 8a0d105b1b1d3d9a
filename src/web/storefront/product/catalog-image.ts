import { productPage } from "#i18n/en/product.ts";
import { storedSources } from "#media/image.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import type { CarouselImage } from "#ui/gallery-carousel.tsx";
import type { ViewedImage } from "../viewer/viewer.tsx";

/**
 * The images of a variant with what they show, as they are named in the viewer; `findAlt` has the
 * words of our own. One without any gets the variant's name and its number.
 */
export function describeImages(
  variant: CatalogVariant,
  findAlt: (imageUrl: string) => string | undefined,
): (CarouselImage & ViewedImage)[] {
  return variant.images.map((imageUrl, position) => {
    const alt =
      variant.imageTexts[imageUrl] ??
      findAlt(imageUrl) ??
      productPage.carousel.alt(variant.variantName, position + 1);
    return { id: String(position + 1), imageUrl, alt, caption: alt, file: getImageFile(imageUrl) };
  });
}

/**
 * Where one file of a catalog image lies, for those who read no `srcset`: search engines, link
 * previews.
 */
export function getImageFile(imageUrl: string): string {
  return storedSources(imageUrl)?.src ?? imageUrl;
}
