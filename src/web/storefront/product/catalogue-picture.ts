import { productPage } from "#i18n/en/product.ts";
import { storedSources } from "#media/picture.ts";
import type { CatalogueColour } from "#modules/catalog/contract.ts";
import type { CarouselPicture } from "#ui/gallery-carousel.tsx";

/** The pictures of a bag with what they show; one without any words gets the bag's name and its number. */
export function describedPictures(bag: CatalogueColour): CarouselPicture[] {
  return bag.pictures.map((imageUrl, position) => {
    const alt =
      bag.pictureTexts[imageUrl] ??
      storedSources(imageUrl)?.alt ??
      productPage.carousel.alt(bag.colourName, position + 1);
    return { imageUrl, alt };
  });
}

/** Where one file of a catalogue picture lies, for those who read no `srcset`: search engines, link previews. */
export function pictureFile(imageUrl: string): string {
  return storedSources(imageUrl)?.src ?? imageUrl;
}
