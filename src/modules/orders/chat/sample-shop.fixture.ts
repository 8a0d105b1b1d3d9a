import { variantSeeds } from "#modules/catalog/seed-catalog.ts";
import type { ChatShop } from "./read-chat.ts";

/** A shop with the seeded variants, by their slugs. */
export const sampleShop: ChatShop = {
  names: ["Wanderpaw"],
  emails: ["hello@wanderpaw.example"],
  phones: ["04-555 0199"],
  variants: variantSeeds.map(({ row }) => ({
    id: row.slug,
    productName: "Wanderpaw Backpack",
    variantName: row.variantName,
    shortName: row.shortName,
    size: null,
    colorPrimary: row.colorPrimary,
  })),
};
