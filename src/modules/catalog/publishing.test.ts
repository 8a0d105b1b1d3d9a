import { describe, expect, test } from "vitest";
import {
  getState,
  listMissingOfProduct,
  listMissingOfVariant,
  toPublishing,
} from "./publishing.ts";

const now = new Date("2026-03-01T10:00:00Z");

test.each([
  [{ state: "draft" }, null, null],
  [{ state: "live" }, null, null],
  [{ state: "archived" }, null, now],
  [
    { state: "scheduled", publishAt: "2026-03-02T08:00:00Z" },
    new Date("2026-03-02T08:00:00Z"),
    null,
  ],
] as const)(
  "PUB-01 the state %o can be written and read back",
  (requested, publishAt, archivedAt) => {
    const written = toPublishing(requested, now);
    expect(written).toEqual({ isActive: requested.state === "live", publishAt, archivedAt });
    expect(getState(written)).toBe(requested.state);
  },
);

describe("PUB-03 missing data before publication", () => {
  const whole = {
    hasImage: true,
    priceMinor: 1,
    tagline: "Warm",
    story: null,
    description: null,
  };

  test.each([
    ["nothing of a variant with an image, a price and a sentence", whole, []],
    ["nothing where the product is described", { ...whole, tagline: null, description: "A" }, []],
    ["an image", { ...whole, hasImage: false }, ["missing_picture"]],
    ["a price above nothing", { ...whole, priceMinor: 0 }, ["missing_price"]],
    ["a description", { ...whole, tagline: null, story: "" }, ["missing_description"]],
    [
      "all of them, in the order of the page",
      { hasImage: false, priceMinor: 0, description: null },
      ["missing_picture", "missing_price", "missing_description"],
    ],
  ])("%s", (_, variant, missing) => {
    expect(listMissingOfVariant(variant)).toEqual(missing);
  });

  test("for a product: a live variant", () => {
    expect(listMissingOfProduct([])).toEqual(["missing_variant"]);
    expect(listMissingOfProduct([{ isActive: false }])).toEqual(["missing_variant"]);
    expect(listMissingOfProduct([{ isActive: false }, { isActive: true }])).toEqual([]);
  });
});
