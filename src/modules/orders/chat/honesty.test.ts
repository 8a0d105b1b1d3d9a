import fc from "fast-check";
import { expect, test } from "vitest";
import * as english from "#i18n/en/chat-words.ts";
import { formatCountry } from "#i18n/format-country.ts";
import * as hebrew from "#i18n/he/chat-words.ts";
import { normalizeChat, listWords } from "./chat-text.ts";
import { MAX_CHAT } from "./max-chat.ts";
import { readMessages } from "./messages.fixture.ts";
import { readChat, type ChatFindings, type ChatShop } from "./read-chat.ts";
import { sampleShop } from "./sample-shop.fixture.ts";

const recorded = ["messages-1.txt", "messages-2.txt"]
  .flatMap((file) => readMessages(file))
  .map(({ text }) => text);

const asWritten = [
  "name",
  "email",
  "phone",
  "line1",
  "line2",
  "city",
  "state",
  "postalCode",
] as const;
const numberWords: Readonly<Record<string, number>> = {
  ...english.numberWords,
  ...hebrew.numberWords,
};
const countryWords = { ...english.countryNames, ...hebrew.countryNames };

/** Values that were read but are not in the text. */
function findInvented(pasted: string, found: ChatFindings, shop: ChatShop): string[] {
  const text = normalizeChat(pasted);
  const written = asWritten.flatMap((field) => {
    const value = found[field]?.value;
    return value === undefined || text.includes(value) ? [] : [`${field}: ${value}`];
  });
  const code = found.country?.value;
  const names = Object.entries(countryWords).flatMap(([name, each]) => (each === code ? name : []));
  const isNamed =
    code === undefined ||
    [formatCountry(code), formatCountry(code, "he-IL"), ...names].some((name) =>
      text.includes(name),
    );
  const goods = found.items.flatMap(({ variantId, quantity, source }) => {
    const isThere = source.split(" ").every((word) => text.includes(word));
    const isSold = shop.variants.some(({ id }) => id === variantId);
    return isThere && isSold && isCounted(text, quantity) ? [] : [`${quantity} ${source}`];
  });
  return [...written, ...(isNamed ? [] : [`country: ${code}`]), ...goods];
}

function isCounted(text: string, quantity: number | undefined): boolean {
  if (quantity === undefined) return true;
  const words = listWords(text).map((word) => word.toLowerCase());
  return words.some(
    (word) =>
      word.replaceAll(/\D/g, "") === String(quantity) ||
      Object.entries(numberWords).some(
        ([name, number]) => number === quantity && word.endsWith(name),
      ),
  );
}

/** Lines of real conversations in any order, with anything between them. */
const conversation = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...recorded.flatMap((text) => text.split("\n"))) },
      { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
      {
        weight: 1,
        arbitrary: fc.constantFrom("\u200f", "<b>זית</b> 2", "2 <i>olive", "[1/1/26, 9:00] ‎: "),
      },
    ),
    { maxLength: 14 },
  )
  .map((lines) => lines.join("\n"));

test("CHAT-02 no value is invented: each one occurs in the conversation", () => {
  fc.assert(
    fc.property(fc.oneof(conversation, fc.constantFrom(...recorded)), (pasted) => {
      expect(findInvented(pasted, readChat(pasted, sampleShop), sampleShop)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("CHAT-02 cleaning a text only removes characters", () => {
  fc.assert(
    fc.property(conversation, (pasted) => {
      let at = 0;
      const normalized = normalizeChat(pasted.replaceAll(/\s/g, " "));
      for (const letter of normalized) {
        at = pasted.replaceAll(/\s/g, " ").indexOf(letter, at);
        expect(at).not.toBe(-1);
        at += letter.length;
      }
    }),
  );
});

test("CHAT-04 direction marks and tags in a text do not change the result", () => {
  for (const text of recorded.slice(0, 20)) {
    const plain = readChat(text, sampleShop);
    const marked = text.replaceAll(" ", " \u200f").replaceAll("\n", "\u202c\r\n<br>");
    expect(readChat(marked, sampleShop)).toEqual(plain);
  }
});

test.each([
  "a ",
  "א ",
  "1 ",
  "1-",
  "Aa",
  "<a",
  "a.",
  "a@",
  "זית 1 ",
  "רחוב ",
  "[1/1/26, 9:00] ",
  "[9:00, 1.1.2026] a",
  "12.3.2026 ",
  "12 054-",
  "1. 054-1234567 ",
  "\n",
])("CHAT-04 the longest text is processed in a moment, whatever it repeats: %j", (unit) => {
  const before = performance.now();
  readChat(unit.repeat(MAX_CHAT / unit.length), sampleShop);
  expect(performance.now() - before).toBeLessThan(1_500);
});
