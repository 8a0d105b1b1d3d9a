import { expect, test } from "vitest";
import { isolateText } from "./isolate-text.ts";
import { findTextLanguage } from "./text-language.ts";

test.each([
  ["Olive Green", { lang: "en", dir: "ltr" }],
  ["Łódź", { lang: "en", dir: "ltr" }],
  ["12 × ירוק יער ושמנת", { lang: "he", dir: "rtl" }],
  ["תיק Olive", { lang: "he", dir: "rtl" }],
  ["حقيبة", { dir: "auto" }],
  ["Рюкзак", { dir: "auto" }],
  ["😀 12", { dir: "auto" }],
])("WORDS-95 the script of the first letter tells the language of %j", (text, language) => {
  expect(findTextLanguage(text)).toEqual(language);
});

test("WORDS-95 text with Hebrew letters stands between isolates in an English sentence", () => {
  expect(isolateText("Olive Green")).toBe("Olive Green");
  expect(isolateText("תיק (ירוק)")).toBe("\u2068תיק (ירוק)\u2069");
});
