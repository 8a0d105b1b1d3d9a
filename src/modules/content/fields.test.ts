import { expect, test } from "vitest";
import { documentKeys, getDefinition, getFields } from "./documents.ts";
import { complete } from "./complete.ts";
import { toField } from "./fields.ts";

test("DOC-01 the fields of a document follow from its file: kinds by name and length, lists with all their items' fields", () => {
  const field = toField(
    {
      heading: "{count} details",
      text: "Short",
      months: 12,
      rate: 0.5,
      isShown: true,
      image: "/media/gallery/camp",
      more: { to: "/faq", label: "" },
      items: [
        { id: "a", name: "A" },
        { id: "b", name: "B", detail: "More of it" },
      ],
      payments: "any",
    },
    { choices: { payments: ["any", "off"] } },
  );
  expect(field).toMatchObject({
    kind: "group",
    fields: {
      heading: { kind: "line", ownPlaceholders: ["count"], lang: "en", isOptional: false },
      text: { kind: "text" },
      months: { kind: "number", isWhole: true },
      rate: { kind: "number", isWhole: false },
      isShown: { kind: "switch" },
      image: { kind: "image" },
      more: { kind: "group", fields: { to: { kind: "link" }, label: { isOptional: true } } },
      items: {
        kind: "list",
        of: {
          kind: "group",
          fields: {
            id: { kind: "anchor" },
            name: { isOptional: false },
            detail: { kind: "text", isOptional: true },
          },
        },
      },
      payments: { kind: "choice", choices: ["any", "off"] },
    },
  });
});

test("DOC-01 Hebrew texts know their language", () => {
  expect(toField({ text: "שלום" })).toMatchObject({ fields: { text: { lang: "he" } } });
});

test.each(documentKeys.map((key) => [key]))(
  "DOC-02 what the file of %s says fits its own fields",
  (key) => {
    const { seed } = getDefinition(key);
    expect(complete(getFields(key), seed, undefined)).toEqual(seed);
  },
);

test("DOC-03 a row from before has the file's words for what has come since, and loses what is gone", () => {
  const seed = { heading: "New", hero: { text: "Hello", more: "More" }, items: [{ id: "a" }] };
  const stored = { heading: 7, hero: { text: "Mine" }, items: [], gone: "x" };
  expect(complete(toField(seed), stored, seed)).toEqual({
    heading: "New",
    hero: { text: "Mine", more: "More" },
    items: [],
  });
});
