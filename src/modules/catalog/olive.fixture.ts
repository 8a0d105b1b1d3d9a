import type { CatalogVariant } from "./contract.ts";
import { money } from "#shared/money.ts";

/** A variant for tests: one image that comes with the shop, one uploaded. */
export const olive: CatalogVariant = {
  slug: "olive",
  formerSlugs: [],
  sku: "WANDERPAW_BACKPACK_OLIVE",
  productId: "00000000-0000-4000-8000-000000000001",
  productName: "Wanderpaw Backpack",
  variantName: "Olive Green & Cream",
  shortName: "Olive",
  size: null,
  colorHex: "#7f7c56",
  carriesPets: true,
  gift: { name: "Cotton Storage Bag", image: "/media/detail/storage-bag" },
  price: money(74_99, "USD"),
  available: 4,
  images: ["/media/product/olive-1", "/media/uploads/other.webp"],
  imageTexts: {},
};
