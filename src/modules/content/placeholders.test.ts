import { expect, test } from "vitest";
import { fillText, listPlaceholders } from "#shared/fill-text.ts";
import { isRecord } from "#shared/json.ts";
import { documentKeys, getDefinition } from "./documents.ts";
import { fillEach, toValues } from "./placeholders.ts";
import { toPlaceholderValues } from "./read-content.ts";

const values = toPlaceholderValues(new Map());

test("DOC-04 placeholders are replaced by names, numbers and ranges", () => {
  const own = toValues({ days: { from: 5, to: 7 }, brand: { name: "Wanderpaw" } });
  expect(own).toEqual({ "days.from": "5", "days.to": "7", days: "5–7", "brand.name": "Wanderpaw" });
  expect(fillEach({ a: ["{brand.name}, {days} days"], b: 3 }, own)).toEqual({
    a: ["Wanderpaw, 5–7 days"],
    b: 3,
  });
});

test("DOC-04 a value is never read as a placeholder, and a placeholder without a value stays unchanged", () => {
  expect(fillText("{a} {b} {toString}", { a: "{b}" })).toBe("{b} {b} {toString}");
});

test("WORDS-96 a value stands between isolates where it runs in another direction than the text", () => {
  const fill = (text: string, name: string) => fillText(text, { "brand.name": name });
  expect(fill("Hello from {brand.name}!", "Wanderpaw")).toBe("Hello from Wanderpaw!");
  expect(fill("Hello from {brand.name}!", "כפות")).toBe("Hello from \u2068כפות\u2069!");
  expect(fill("שלום מ־{brand.name}!", "כפות")).toBe("שלום מ־כפות!");
  expect(fill("שלום מ־{brand.name}!", "Wanderpaw")).toBe("שלום מ־\u2068Wanderpaw\u2069!");
  expect(fill("טלפון: {brand.name}.", "+972 50-555")).toBe("טלפון: \u2068+972 50-555\u2069.");
  expect(fill("בעוד {brand.name} ימים", "5–7")).toBe("בעוד 5–7 ימים");
  expect(fill("{brand.name}", "כפות")).toBe("כפות");
});

test("DOC-05 every placeholder in the files has a value", () => {
  const unknown = documentKeys.flatMap((key) =>
    listTexts(getDefinition(key).seed).flatMap((text) =>
      listPlaceholders(text).filter((name) => name.includes(".") && values[name] === undefined),
    ),
  );
  expect(unknown).toEqual([]);
});

function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  return isRecord(value) ? Object.values(value).flatMap(listTexts) : [];
}
