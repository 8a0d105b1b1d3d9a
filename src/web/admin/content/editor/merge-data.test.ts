import { expect, test } from "vitest";
import { getAt, getBlankItem, setAt } from "./data.ts";
import { mergeData } from "./merge-data.ts";

const base = {
  title: "One",
  hero: { heading: "Two", text: "Three" },
  steps: [
    { id: "a", text: "A" },
    { id: "b", text: "B" },
  ],
  points: ["x", "y"],
};

test("EDIT-04 changes of two users in different fields are merged, down to list items", () => {
  const mine = setAt(setAt(base, "hero.heading", "Mine"), "steps.0.text", "Mine");
  const theirs = setAt(setAt(base, "hero.text", "Theirs"), "steps.1.text", "Theirs");
  expect(mergeData(base, mine, theirs)).toEqual({
    data: {
      ...base,
      hero: { heading: "Mine", text: "Theirs" },
      steps: [
        { id: "a", text: "Mine" },
        { id: "b", text: "Theirs" },
      ],
    },
    clashes: [],
  });
});

test("EDIT-04 a field that both changed keeps the user's own input, and the other version can be chosen", () => {
  const merged = mergeData(base, setAt(base, "title", "Mine"), setAt(base, "title", "Theirs"));
  expect(merged).toEqual({
    data: { ...base, title: "Mine" },
    clashes: [{ path: "title", theirs: "Theirs" }],
  });
  const same = mergeData(base, setAt(base, "title", "Ours"), setAt(base, "title", "Ours"));
  expect(same.clashes).toEqual([]);
});

test("EDIT-04 a list that was reordered or extended on one side and changed on the other is chosen as a whole", () => {
  const [first, second] = base.steps;
  const sorted = { ...base, steps: [second, first] };
  const typed = setAt(base, "steps.0.text", "Mine");
  expect(mergeData(base, typed, sorted)).toEqual({
    data: typed,
    clashes: [{ path: "steps", theirs: [second, first] }],
  });
  const longer = { ...base, points: ["x", "y", "z"] };
  const other = { ...base, points: ["y", "x"] };
  expect(mergeData(base, longer, other).clashes).toEqual([{ path: "points", theirs: ["y", "x"] }]);
  expect(mergeData(base, longer, typed).clashes).toEqual([]);
});

test("EDIT-04 two rich texts are never merged", () => {
  const text = (words: string) => ({
    body: {
      type: "doc",
      content: [{ type: "paragraph", content: [{ type: "text", text: words }] }],
    },
  });
  const merged = mergeData(text("a"), text("b"), text("c"));
  expect(merged.data).toEqual(text("b"));
  expect(merged.clashes).toEqual([{ path: "body", theirs: text("c").body }]);
});

test("EDIT-02 a place in a document is read and changed by itself, and a new item has a unique id", () => {
  const changed = setAt(base, "steps.1.text", "New");
  expect(getAt(changed, "steps.1.text")).toBe("New");
  expect(changed["hero"]).toBe(base.hero);
  expect(getAt(base, "steps.7.text")).toBeUndefined();
  expect(getAt(base, "constructor")).toBeUndefined();
  const text = {
    kind: "line",
    max: 9,
    isOptional: false,
    lang: "en",
    ownPlaceholders: [],
  } as const;
  const item = {
    kind: "group",
    isOptional: false,
    fields: { id: { ...text, kind: "anchor" }, text },
  } as const;
  expect(getBlankItem(item, [{ id: "item-2" }])).toEqual({ id: "item-3", text: "" });
});
