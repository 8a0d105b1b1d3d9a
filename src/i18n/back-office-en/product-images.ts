import type { productImages as hebrew } from "../he/product-images.ts";
import type { Translated } from "../translated.ts";
import { isolate } from "#shared/isolate-text.ts";

/** The images of a product, and how they get there. */
export const productImages: Translated<typeof hebrew> = {
  list: "Product images",
  listOf: (variant) => `Images of ${isolate(variant)}`,
  empty: "No images yet",
  emptyText: "The first image you upload becomes the main one.",
  primary: "Main",
  makePrimary: "Make main image",
  isPrimary: "This is already the main image",
  altMissing: "Alt text is missing: screen readers cannot tell what the image shows.",
  altLabel: (place) => `Alt text of image ${place}`,
  variantLabel: (place) => `Variant shown in image ${place}`,
  wholeProduct: "Whole product",
  earlier: (place) => `Move image ${place} forward`,
  later: (place) => `Move image ${place} back`,
  primaryIsFirst: "The main image always comes first",
  isFirst: "This is the first image",
  isLast: "This is the last image",
  moved: (place) => `Image moved to place ${place}`,
  delete: "Delete",
  outcomes: {
    order: { failed: "Could not reorder the images, so they are back in their previous order." },
    delete: { saved: "Image deleted", failed: "Could not delete the image." },
    restore: { saved: "Image restored", failed: "Could not restore the image." },
    primary: { saved: "Main image changed", failed: "Could not change the main image." },
    altText: { saved: "Updated", failed: "Could not save the alt text." },
    variant: { saved: "Updated", failed: "Could not assign the image to the variant." },
  },
};
