import { productPage } from "#i18n/en/product.ts";
import { storedSources } from "#media/image.ts";
import type { CatalogColour } from "#modules/catalog/contract.ts";
import type { CarouselImage } from "#ui/gallery-carousel.tsx";

/**
 * The images of a bag with what they show; one without any words gets the bag's name and its
 * number.
 */
export function describedImages(bag: CatalogColour): CarouselImage[] {
  return bag.images.map((imageUrl, position) => {
    const alt =
      bag.imageTexts[imageUrl] ??
      storedSources(imageUrl)?.alt ??
      productPage.carousel.alt(bag.colourName, position + 1);
    return { imageUrl, alt };
  });
}

/**
 * Where one file of a catalog image lies, for those who read no `srcset`: search engines, link
 * previews.
 */
export function imageFile(imageUrl: string): string {
  return storedSources(imageUrl)?.src ?? imageUrl;
}
