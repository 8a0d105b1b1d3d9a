import type { CatalogColour } from "#modules/catalog/contract.ts";
import { money } from "#shared/money.ts";

/** A bag for tests: one image of our own, one that somebody uploaded. */
export const olive: CatalogColour = {
  colour: "olive",
  sku: "WANDERPAW_BACKPACK_OLIVE",
  productName: "Wanderpaw Backpack",
  colourName: "Olive Green & Cream",
  price: money(74_99, "USD"),
  available: 4,
  images: ["/media/product/olive-1", "/media/uploads/other.webp"],
  imageTexts: {},
};
