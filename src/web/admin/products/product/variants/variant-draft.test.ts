import { describe, expect, test } from "vitest";
import type { AdminVariant } from "#modules/catalog/admin-shapes.ts";
import {
  newVariantDraft,
  readNewVariant,
  readVariantChanges,
  toVariantDraft,
  typeIntoNew,
  toVariantAgain,
  type VariantDraft,
} from "./variant-draft.ts";

const filled = { ...newVariantDraft("74.99"), variantName: "Blue", sku: "WP-BLUE", slug: "sky" };

describe("PRODS-20 a new variant", () => {
  test("needs a name, a stock keeping unit and a price", () => {
    expect(readNewVariant(newVariantDraft(""))).toEqual({
      problems: {
        variantName: "required",
        sku: "required",
        price: "not_a_price",
      },
    });
  });

  test("is sent in cents, and without an image if none is selected", () => {
    expect(readNewVariant({ ...filled, stock: " 12 " })).toMatchObject({
      body: { priceMinor: 7499, stock: 12, imageId: null, slug: "sky", isActive: true },
    });
    expect(readNewVariant({ ...filled, cost: "27.80" })).toMatchObject({
      body: { costMinor: 2780 },
    });
    expect(readNewVariant(filled)).toMatchObject({ body: { costMinor: null } });
    expect(readNewVariant({ ...filled, cost: "much" })).toEqual({
      problems: { cost: "not_a_price" },
    });
    expect(readNewVariant({ ...filled, stock: "" })).toMatchObject({ body: { stock: 0 } });
  });

  test.each([
    ["-1", "negative"],
    ["1.5", "not_a_whole_number"],
    ["many", "not_a_whole_number"],
  ])("cannot start with a stock of %s", (stock, problem) => {
    expect(readNewVariant({ ...filled, stock })).toEqual({ problems: { stock: problem } });
  });
});

const seen: AdminVariant = {
  id: "7d4ef0a8-6f0c-4a52-9f30-4b8f0f6c0a11",
  variantName: "Blue",
  sku: "WP-BLUE",
  barcode: null,
  slug: "sky",
  colorPrimary: null,
  colorSecondary: null,
  colorHex: "#83b4dc",
  shortName: null,
  size: null,
  weightGrams: null,
  tariffCode: "420292",
  originCountry: "VN",
  customsDescription: null,
  tagline: null,
  story: null,
  features: ["Light", "Dry"],
  storyImageUrl: "/media/gallery/marina",
  imageUrl: "/uploads/gone-1-800x600",
  price: { amountMinor: 7499, currency: "USD" },
  priceIls: null,
  cost: null,
  isActive: true,
  state: "live",
  publishAt: null,
  missing: [],
  onHand: 0,
  reserved: 0,
  available: 0,
  deletionBlockedBy: null,
};
const asSeen = toVariantDraft(seen, []);
const readChanges = (changes: Partial<VariantDraft>) =>
  readVariantChanges(seen, [], { ...asSeen, ...changes });

describe("an edited variant", () => {
  test("CATF-04 sends only changed fields, with their previous values", () => {
    expect(readChanges({ slug: "blue", barcode: "12345670" })).toEqual({
      body: {
        slug: "blue",
        barcode: "12345670",
        seen: { slug: "sky", barcode: null },
      },
    });
    const imageId = "0b0f4c5e-8f0b-4f43-9a0e-0f6a8a3f7f55";
    expect(readChanges({ imageId })).toEqual({
      body: { imageId, seen: { imageUrl: seen.imageUrl } },
    });
    expect(readChanges({})).toEqual({ body: { seen: {} } });
  });

  test("CATF-01 has a list of features, without empty lines", () => {
    expect(readChanges({ features: " Light\n\nWarm \n" })).toEqual({
      body: { features: ["Light", "Warm"], seen: { features: ["Light", "Dry"] } },
    });
    expect(readChanges({ features: "Light\n\nDry\n" })).toEqual({ body: { seen: {} } });
  });

  test("PRODS-20 cannot have an empty name or address", () => {
    expect(readChanges({ variantName: " ", slug: "" })).toEqual({
      problems: { variantName: "required", slug: "required" },
    });
  });

  test("is created again with all its texts when its deletion is undone", () => {
    expect(toVariantAgain(seen, [])).toMatchObject({
      slug: "sky",
      colorHex: "#83b4dc",
      features: ["Light", "Dry"],
      storyImageUrl: "/media/gallery/marina",
      priceMinor: 7499,
    });
  });
});

describe("CATF-02 the address of a new variant", () => {
  const type = (...all: Partial<VariantDraft>[]) =>
    all.reduce(typeIntoNew, newVariantDraft("74.99")).slug;

  test("follows its names and its size", () => {
    expect(type({ variantName: "Forêt Green & Cream" })).toBe("foret-green-cream");
    expect(type({ variantName: "Forest Green" }, { shortName: "Forest" })).toBe("forest");
    expect(type({ shortName: "Forest" }, { size: "Large" })).toBe("forest-large");
  });

  test("keeps a typed value, and is empty where the name has no Latin letters", () => {
    expect(type({ slug: "wood" }, { variantName: "Forest" })).toBe("wood");
    expect(type({ variantName: "Forest" }, { slug: "" }, { size: "L" })).toBe("");
    expect(type({ variantName: "\u05d9\u05e8\u05d5\u05e7" })).toBe("");
  });
});
