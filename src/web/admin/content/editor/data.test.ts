import { expect, test } from "vitest";
import { getAt, getBlankItem, setAt } from "./data.ts";

const base = {
  title: "One",
  hero: { heading: "Two", text: "Three" },
  steps: [
    { id: "a", text: "A" },
    { id: "b", text: "B" },
  ],
};

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
