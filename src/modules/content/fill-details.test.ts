import { expect, test } from "vitest";
import { backpackSeed } from "#modules/catalog/seed-catalog.ts";
import { policies } from "#content/policies.ts";
import { fillDetails } from "./fill-details.ts";
import { toPlaceholderValues } from "./read-content.ts";

const details = {
  tagline: null,
  story: "Comes in {colours.names}.",
  features: ["{policies.warrantyMonths} months"],
  searchTitle: null,
  searchDescription: null,
  storyImage: null,
  description: backpackSeed.description,
  attributes: [...backpackSeed.attributes],
  care: [],
  weightGrams: 900,
  barcode: null,
  sizeMm: { height: 500, width: 300, depth: 200 },
  maxPetGrams: 8_000,
  category: null,
};

test("CATF-12 texts of the catalogue quote the policies, and the measures of their own product", () => {
  const published = new Map([["policies", { ...policies, warrantyMonths: 24 }]]);
  const filled = fillDetails(details, undefined, toPlaceholderValues(published));
  expect(filled.attributes.map(({ value }) => value)).toEqual(
    expect.arrayContaining([
      "50 × 30 × 20 cm (19.7 × 11.8 × 7.9 in)",
      "900 g",
      "8 kg (18 lb)",
      "24 months, factory",
    ]),
  );
  expect(filled.description).toContain("up to 8 kg, with");
  // Nothing comes along with it, whatever the shop gives elsewhere.
  expect(filled.description).not.toContain("storage bag");
  expect(filled).toMatchObject({
    story: "Comes in olive, caramel and blue.",
    features: ["24 months"],
  });
});
