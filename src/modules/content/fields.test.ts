import { expect, test } from "vitest";
import { documentKeys, getDefinition, getFields } from "./documents.ts";
import { fillMissing } from "./fill-missing.ts";
import { toField } from "./fields.ts";

test("DOC-01 fields follow from a document's file: kinds from name and length, lists with all items' fields", () => {
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

test("DOC-01 Hebrew texts have their language", () => {
  expect(toField({ text: "שלום" })).toMatchObject({ fields: { text: { lang: "he" } } });
});

test.each(documentKeys.map((key) => [key]))(
  "DOC-02 the file of %s satisfies the rules of its own fields",
  (key) => {
    const { seed } = getDefinition(key);
    expect(fillMissing(getFields(key), seed, undefined)).toEqual(seed);
  },
);

test("DOC-03 a stored document of an earlier version takes new fields from the file and loses removed ones", () => {
  const seed = { heading: "New", hero: { text: "Hello", more: "More" }, items: [{ id: "a" }] };
  const stored = { heading: 7, hero: { text: "Mine" }, items: [], gone: "x" };
  expect(fillMissing(toField(seed), stored, seed)).toEqual({
    heading: "New",
    hero: { text: "Mine", more: "More" },
    items: [],
  });
});

test("WORDS-97 the shop's postal address may have several lines", () => {
  expect(getFields("brand")).toMatchObject({
    fields: { imprint: { fields: { postalAddress: { kind: "text", max: 200 } } } },
  });
});
