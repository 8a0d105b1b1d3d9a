import { describe, expect, test } from "vitest";
import { findChangedFields, mergeDrafts } from "./merge-drafts.ts";
import { emptyDraft, type ProductDraft } from "./product-draft.ts";

const base: ProductDraft = { ...emptyDraft, name: "Carrier", price: "74.99", tags: ["cats"] };

describe("PRODS-12 what two people change at once", () => {
  test("is kept from both sides where they changed different fields", () => {
    const mine = { ...base, name: "Backpack" };
    const theirs = { ...base, price: "80.00", tags: ["cats", "dogs"] };
    expect(mergeDrafts(base, mine, theirs)).toEqual({
      draft: { ...base, name: "Backpack", price: "80.00", tags: ["cats", "dogs"] },
      clashes: [],
    });
  });

  test("stays as it was typed where both changed the same field, which is named", () => {
    const mine = { ...base, name: "Backpack", featured: true };
    const theirs = { ...base, name: "Bag" };
    const merged = mergeDrafts(base, mine, theirs);
    expect(merged.draft.name).toBe("Backpack");
    expect(merged.draft.featured).toBe(true);
    expect(merged.clashes).toEqual(["name"]);
  });

  test("is no clash where both wanted the same", () => {
    const both = { ...base, tags: ["cats", "travel"] };
    expect(mergeDrafts(base, both, { ...both })).toEqual({ draft: both, clashes: [] });
  });

  test("is what the other one saved where nothing was typed", () => {
    const theirs = { ...base, name: "Bag", isActive: false };
    expect(mergeDrafts(base, base, theirs)).toEqual({ draft: theirs, clashes: [] });
  });
});

test("drafts with the same words have not changed", () => {
  expect(findChangedFields(base, { ...base, tags: [...base.tags] })).toEqual([]);
  expect(
    findChangedFields(base, { ...base, attributes: [{ name: "a", value: "b", type: "text" }] }),
  ).toEqual(["attributes"]);
});
