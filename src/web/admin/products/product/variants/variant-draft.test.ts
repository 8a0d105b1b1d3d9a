import { describe, expect, test } from "vitest";
import { newVariantDraft, readNewVariant, readVariantChanges } from "./variant-draft.ts";

const filled = { ...newVariantDraft("74.99"), variantName: "Blue", sku: "WP-BLUE", slug: "sky" };

describe("PRODS-20 a new variant", () => {
  test("needs a name, a stock keeping unit and a price", () => {
    expect(readNewVariant(newVariantDraft(""))).toEqual({
      problems: {
        variantName: "required",
        sku: "required",
        slug: "required",
        price: "not_a_price",
      },
    });
  });

  test("is sent with cents, and without a picture if none is chosen", () => {
    expect(readNewVariant({ ...filled, stock: " 12 " })).toMatchObject({
      body: { priceMinor: 7499, stock: 12, imageId: null, slug: "sky", isActive: true },
    });
    expect(readNewVariant({ ...filled, stock: "" })).toMatchObject({ body: { stock: 0 } });
  });

  test.each([
    ["-1", "negative"],
    ["1.5", "not_a_whole_number"],
    ["many", "not_a_whole_number"],
  ])("begins with no stock of %s", (stock, problem) => {
    expect(readNewVariant({ ...filled, stock })).toEqual({ problems: { stock: problem } });
  });
});

describe("a variant that is edited", () => {
  test("sends what has changed and nothing else", () => {
    const after = { ...filled, slug: "blue", barcode: "12345670" };
    expect(readVariantChanges(filled, after)).toEqual({
      body: { slug: "blue", barcode: "12345670" },
    });
    expect(readVariantChanges(filled, filled)).toEqual({ body: {} });
  });

  test("PRODS-20 cannot lose its name", () => {
    expect(readVariantChanges(filled, { ...filled, variantName: " " })).toEqual({
      problems: { variantName: "required" },
    });
  });
});
