import { describe, expect, test } from "vitest";
import { findChangedFields, mergeDrafts } from "./merge-drafts.ts";

const base = { name: "Carrier", price: "74.99", tags: ["cats"], featured: false, isActive: true };

describe("PRODS-12 simultaneous edits by two people", () => {
  test("keep the changes of both to different fields", () => {
    const mine = { ...base, name: "Backpack" };
    const theirs = { ...base, price: "80.00", tags: ["cats", "dogs"] };
    expect(mergeDrafts(base, mine, theirs)).toEqual({
      draft: { ...base, name: "Backpack", price: "80.00", tags: ["cats", "dogs"] },
      clashes: [],
    });
  });

  test("keep the input and name the field where both changed the same one", () => {
    const mine = { ...base, name: "Backpack", featured: true };
    const theirs = { ...base, name: "Bag" };
    const merged = mergeDrafts(base, mine, theirs);
    expect(merged.draft.name).toBe("Backpack");
    expect(merged.draft.featured).toBe(true);
    expect(merged.clashes).toEqual(["name"]);
  });

  test("do not conflict where both entered the same value", () => {
    const both = { ...base, tags: ["cats", "travel"] };
    expect(mergeDrafts(base, both, { ...both })).toEqual({ draft: both, clashes: [] });
  });

  test("take the saved value where nothing was entered", () => {
    const theirs = { ...base, name: "Bag", isActive: false };
    expect(mergeDrafts(base, base, theirs)).toEqual({ draft: theirs, clashes: [] });
  });
});

test("EDIT-04 a section is one thing, whatever the order of its fields", () => {
  const page = { hero: { heading: "One", text: "Two" }, steps: ["a", "b"] };
  const mine = { ...page, hero: { heading: "Mine", text: "Two" } };
  const theirs = { hero: { text: "Theirs", heading: "One" }, steps: ["b", "a"] };
  expect(mergeDrafts(page, mine, theirs)).toEqual({
    draft: { hero: mine.hero, steps: theirs.steps },
    clashes: ["hero"],
  });
  const sorted = { hero: { text: "Two", heading: "One" }, steps: ["a", "b"] };
  expect(mergeDrafts(page, mine, sorted)).toEqual({ draft: mine, clashes: [] });
});

test("drafts with the same content have not changed", () => {
  expect(findChangedFields(base, { ...base, tags: [...base.tags] })).toEqual([]);
  expect(findChangedFields(base, { ...base, tags: ["dogs"] })).toEqual(["tags"]);
});
