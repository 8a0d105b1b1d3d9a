import { isolate } from "#shared/isolate-text.ts";
import type { variants as hebrew } from "../he/variants.ts";
import type { Translated } from "../translated.ts";
import { inWords } from "./in-words.ts";

/** The variants of a product. */
export const variants: Translated<typeof hebrew> = {
  list: "Variants of the product",
  add: "Add variant",
  addTitle: "New variant",
  editTitle: "Edit variant",
  submitNew: "Add variant",
  empty: "No variants yet",
  emptyText: "Customers buy a variant: a colour or size with its own price and stock.",
  columns: {
    variant: "Variant",
    colors: "Colours",
    price: "Price",
    cost: "Cost",
    stock: "Stock",
    active: "In the shop",
    actions: "Actions",
  },
  stock: (available) => (available === 0 ? "Out of stock" : `${available} for sale`),
  reserved: (count) => inWords(count, "1 unit reserved for orders", "units reserved for orders"),
  toInventory: (sku) => `Stock of ${isolate(sku)}`,
  menu: (name) => `Actions for the variant ${isolate(name)}`,
  edit: "Edit",
  duplicate: "Duplicate",
  copyName: (original) => `${original} – copy`,
  delete: "Delete",
  deletionBlocked: {
    stock: "It has units in stock",
    reserved: "It has units in open orders",
  },
  deleteDialog: {
    title: "Delete variant",
    text: (name) =>
      `The variant “${isolate(name)}” will be deleted. Existing orders do not change.`,
  },
  form: {
    chooseColor: "Choose from the palette",
    customs: "Shipping abroad",
    customsHelp: "Needed for the customs form \u2066CN22\u2069. Not needed within Israel.",
    noCountry: "Not set",
    words: "Variant page",
    search: "In search engines",
    more: "Names, size, address and barcode",
    images: "Images",
    uploadHelp:
      "You can also drag images onto the form or paste them. They belong to the variant, and its name is their alternative text.",
    firstImage: "First image of the variant",
    storyImageNow: "Current image",
    noImage: "No image",
    imageAt: (place, description) =>
      description === "" ? `Image ${place}` : `Image ${place}: ${isolate(description)}`,
  },
  fields: {
    variantName: { label: "Variant name", problems: { required: "Enter a variant name" } },
    shortName: {
      label: "Short name",
      help: "For choosing the variant and for the cart. Empty: the full name.",
    },
    size: { label: "Size", help: "If variants differ in size, too, for example: Large" },
    colorPrimary: { label: "Main colour" },
    colorSecondary: { label: "Second colour" },
    colorHex: {
      label: "Colour code",
      help: "Of the main colour. For example: \u2066#7f7c56\u2069",
    },
    imageId: { label: "Main image" },
    slug: {
      label: "Address in the shop",
      help: "Lowercase Latin letters, digits and hyphens. An old address keeps leading to the new one, and no other variant can have it.",
      problems: { required: "Enter an address" },
    },
    sku: { label: "SKU" },
    barcode: { label: "Barcode" },
    priceMinor: { label: "Price ($)" },
    costMinor: {
      label: "Cost ($)",
      help: "What a unit costs the shop. Customers do not see it.",
    },
    stock: {
      label: "Initial stock",
      help: "Recorded as goods received. Update it later on the stock screen.",
    },
    tariffCode: {
      label: "Tariff code",
      help: "\u2066HS\u2069, at least six digits. For example: \u20664202.92\u2069",
    },
    originCountry: { label: "Country of origin" },
    weightGrams: {
      label: "Weight with packaging (grams)",
      help: "Empty: the weight of the product.",
    },
    customsDescription: {
      label: "Customs description",
      help: "In English, for example: \u2066Pet carrier backpack, textile\u2069. Empty: the product name.",
    },
    tagline: { label: "Tagline" },
    story: { label: "Story" },
    features: {
      label: "Description lines",
      help: "One feature per line: up to 12 lines, up to 200 characters each.",
      problems: {
        too_long: "A line is longer than 200 characters.",
        too_many: "Enter up to 12 lines.",
        twice: "The same line appears twice.",
      },
    },
    searchTitle: {
      label: "Title for search engines",
      help: "Empty: the variant name and the product name.",
    },
    searchDescription: {
      label: "Description for search engines",
      help: "Empty: the shop writes it from the product name, the tagline and the price.",
    },
    storyImageUrl: { label: "Image beside the story" },
  },
  clash: {
    title: "The variant has changed in the meantime",
    text: "Someone else saved changes to the same fields. What you typed is still here; saving replaces the value saved in the meantime.",
  },
  outcomes: {
    add: { saved: "Variant added", failed: "The variant could not be added." },
    save: { saved: "Saved", failed: "The variant could not be saved." },
    delete: { saved: "Variant deleted", failed: "The variant could not be deleted." },
    restore: { saved: "Variant restored", failed: "The variant could not be restored." },
    duplicate: {
      saved: "Copy created as a draft. It goes on sale once it is shown in the shop.",
      failed: "The variant could not be duplicated.",
    },
  },
};
