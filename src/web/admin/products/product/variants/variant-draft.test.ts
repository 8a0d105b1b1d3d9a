import { describe, expect, test } from "vitest";
import type { AdminVariant } from "#modules/catalog/admin-shapes.ts";
import { newVariant, ownVariant, variant, type VariantDraft } from "#modules/catalog/variant.ts";
import { createSample, readChanges, readDraft } from "#shared/records/record.ts";
import {
  createVariantDraft,
  toVariantDraft,
  toVariantValues,
  changeNewDraft,
} from "./variant-draft.ts";

const filled = { ...createVariantDraft(7499), variantName: "Blue", sku: "WP-BLUE", slug: "sky" };
const read = (changes: Partial<VariantDraft>) =>
  readDraft(variant, { ...filled, ...changes }, newVariant);

describe("PRODS-20 a new variant", () => {
  test("needs a name, a stock keeping unit and a price", () => {
    expect(read({ variantName: "", sku: "", slug: "", priceMinor: "" })).toEqual({
      ok: false,
      fields: { variantName: ["required"], sku: ["required"], priceMinor: ["required"] },
    });
  });

  test("is sent in cents, and without an image if none is selected", () => {
    expect(read({ stock: " 12 " })).toMatchObject({
      data: { priceMinor: 7499, stock: 12, imageId: null, slug: "sky" },
    });
    expect(read({ costMinor: "27.80" })).toMatchObject({ data: { costMinor: 2780 } });
    expect(read({})).toMatchObject({ data: { costMinor: null } });
    expect(read({ costMinor: "much" })).toMatchObject({ fields: { costMinor: ["wrong_type"] } });
    expect(read({ stock: "" })).toMatchObject({ data: { stock: 0 } });
  });

  test.each([
    ["-1", "too_small"],
    ["1.5", "wrong_type"],
    ["many", "wrong_type"],
  ])("cannot start with a stock of %s", (stock, problem) => {
    expect(read({ stock })).toEqual({ ok: false, fields: { stock: [problem] } });
  });
});

const loaded: AdminVariant = {
  ...createSample(ownVariant),
  isActive: true,
  version: "1",
  versions: { stock: "1", price: "1", cost: "1" },
  id: "7d4ef0a8-6f0c-4a52-9f30-4b8f0f6c0a11",
  slug: "sky",
  features: ["Light", "Dry"],
  imageUrl: "/uploads/gone-1-800x600",
  shownImageUrl: "/uploads/gone-1-800x600",
  price: { amountMinor: 7499, currency: "USD" },
  priceIls: null,
  cost: null,
  state: "live",
  publishAt: null,
  missing: [],
  onHand: 0,
  reserved: 0,
  available: 0,
  deletionBlockedBy: null,
};
const saved = toVariantDraft(loaded, []);
const readTyped = (changes: Partial<VariantDraft>) =>
  readChanges(variant, saved, { ...saved, ...changes });

describe("an edited variant", () => {
  test("CATF-04 sends only changed fields", () => {
    expect(readTyped({ slug: "blue", barcode: "12345670" })).toEqual({
      ok: true,
      data: { slug: "blue", barcode: "12345670" },
    });
    const imageId = "0b0f4c5e-8f0b-4f43-9a0e-0f6a8a3f7f55";
    expect(readTyped({ imageId })).toEqual({
      ok: true,
      data: { imageId },
    });
    expect(readTyped({})).toEqual({ ok: true, data: {} });
  });

  test("CATF-01 has a list of features, without empty lines", () => {
    expect(readTyped({ features: [" Light", "", "Warm ", ""] })).toEqual({
      ok: true,
      data: { features: ["Light", "Warm"] },
    });
    expect(readTyped({ features: ["Light", "", "Dry", ""] })).toEqual({
      ok: true,
      data: {},
    });
  });

  test("PRODS-20 cannot have an empty name or address", () => {
    expect(readTyped({ variantName: " ", slug: "" })).toEqual({
      ok: false,
      fields: { variantName: ["required"], slug: ["required"] },
    });
  });

  test("is created again with all its texts when its deletion is undone", () => {
    expect(newVariant.parse(toVariantValues(loaded, []))).toMatchObject({
      slug: "sky",
      colorHex: "#7f7c56",
      features: ["Light", "Dry"],
      storyImageUrl: "/media/gallery/camp",
      priceMinor: 7499,
    });
  });
});

describe("CATF-02 the address of a new variant", () => {
  const type = (...all: Partial<VariantDraft>[]) =>
    all.reduce(changeNewDraft, createVariantDraft(7499)).slug;

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
