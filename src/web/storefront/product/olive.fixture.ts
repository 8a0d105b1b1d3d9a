import type { CatalogueColour } from "#modules/catalog/contract.ts";
import { money } from "#shared/money.ts";

/** A bag for tests: one picture of our own, one that somebody uploaded. */
export const olive: CatalogueColour = {
  colour: "olive",
  sku: "WANDERPAW_BACKPACK_OLIVE",
  productName: "Wanderpaw Backpack",
  colourName: "Olive Green & Cream",
  price: money(74_99, "USD"),
  available: 4,
  pictures: ["/media/product/olive-1", "/media/uploads/other.webp"],
  pictureTexts: {},
};
