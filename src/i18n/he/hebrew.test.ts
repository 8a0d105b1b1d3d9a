// Mistakes of Hebrew that a copy editor would correct, looked for in all texts of the back office.
import { beforeAll, describe, expect, test } from "vitest";
import { collectTexts, readTexts, type Text } from "../../../tests/support/hebrew-catalog.ts";
import { inWords } from "./in-words.ts";
import { mistakes } from "./mistakes.fixture.ts";

/** Limits and sums that are never one, and names that look like a count to the check. */
const NEVER_ONE =
  /(tooMany|tooLong|field\.count|list\.full|receipt\.searched|rules\.of\.\w+|checks\.summary|activeSwitch|switchLabel\.products)\(1\)/;

let texts: Text[] = [];
beforeAll(async () => {
  texts = await readTexts();
});

const found = (pattern: RegExp) =>
  texts
    .filter(({ text, place }) => pattern.test(text) && !NEVER_ONE.test(place))
    .map(({ place, text }) => `${place}: ${text}`);

test("WORDS-90 the texts are found, including those with counts", () => {
  expect(texts.length).toBeGreaterThan(2_000);
  expect(texts.filter(({ place }) => place.endsWith("(365)")).length).toBeGreaterThan(50);
  expect(texts.some(({ place }) => place.startsWith("shop-mails.ts"))).toBe(true);
});

describe.each(mistakes)("$name", ({ pattern, wrong, right }) => {
  test("WORDS-90 no text of the back office has this mistake", () => {
    expect(found(pattern)).toEqual([]);
  });

  test("WORDS-91 the check detects this mistake and accepts correct texts", () => {
    expect(wrong.filter((text) => !pattern.test(text))).toEqual([]);
    expect(right.filter((text) => pattern.test(text))).toEqual([]);
  });
});

test("WORDS-91 a count is detected when formatted, inserted as it is, or one of several arguments", () => {
  const catalog = {
    formatted: (value: number) => `${value.toLocaleString("he-IL")} הזמנות`,
    plain: (count: number) => `${count} מוצרים`,
    second: (name: string, days: number) => `${name} בעוד ${days} ימים`,
    right: (value: number) => inWords(value, "הזמנה אחת", "הזמנות"),
    deep: { text: "לא הוחזר ב־הזמנה אחת" },
  };
  const said = collectTexts("sample", catalog);
  const places = (name: string) => {
    const pattern = mistakes.find((mistake) => mistake.name === name)?.pattern ?? /$^/;
    return said.filter(({ text }) => pattern.test(text)).map(({ place }) => place);
  };
  expect(places("a numeral 1 before a noun")).toEqual([
    "sample.formatted(1)",
    "sample.plain(1)",
    "sample.second(1)",
    "sample.second(1)",
  ]);
  expect(new Set(places("eleven and more days or years in the plural"))).toEqual(
    new Set([11, 30, 90, 365].map((days) => `sample.second(${days})`)),
  );
  expect(places("a prefix with a hyphen before Hebrew")).toEqual(["sample.deep.text"]);
});
