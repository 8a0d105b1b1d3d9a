import { expect, test } from "vitest";
import { seededColors } from "#content/backpack-colors.ts";
import { backpack } from "#content/backpack.ts";
import { policies } from "#content/policies.ts";
import { accessorySeeds } from "#modules/catalog/accessory-seeds.ts";
import { backpackSeed, giftSeed, variantSeeds } from "#modules/catalog/seed-catalog.ts";
import { findTypedFacts } from "#modules/content/typed-facts.ts";
import { findTypedPromises } from "#modules/content/typed-promises.ts";
import { findMeasures } from "#modules/content/written-measures.ts";
import { isRecord } from "#shared/json.ts";
import { money } from "#shared/money.ts";
import { describeDocument, listDeliveredKeys } from "./described-document.ts";
import { holdsNumbers } from "./find-warnings.ts";
import { listLeaves } from "./walk-document.ts";

const numbers = {
  policies,
  carrier: backpack,
  colors: seededColors.length,
  prices: [money(7_499, "USD")],
};

/** Every number of the policies with the unit that its name ends in: "48 hour". */
function listPromised(value: unknown, name = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => listPromised(each, name));
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, each]) =>
      listPromised(each, key === "from" || key === "to" ? name : name + key),
    );
  const [, unit = ""] = /(hour|businessDay|day|month|year)s?(?:standard|\w*)?$/i.exec(name) ?? [];
  return typeof value === "number" && unit !== "" ? [`${value} ${unit.toLowerCase()}`] : [];
}
const promised = new Set([...listPromised(policies), `${seededColors.length} color`]);

/** No promises: with a number of the policies in its place it would become wrong. */
const facts = [
  // The film shows so many, whatever is sold.
  "One turn, three colours",
  "Round the back, with padded shoulder straps and a chest strap, it is caramel",
  // Times of links and unconfirmed orders, which no policy names.
  "This link works for three days",
  "until three days after you ordered",
];

const documents = listDeliveredKeys()
  .filter((key) => !holdsNumbers.has(key))
  .flatMap((key) => {
    const { fields, seed } = describeDocument(key);
    const leaves = listLeaves(fields, seed).filter(({ kind }) => kind === "words");
    return leaves.map(({ path, value }) => ({ place: `${key} ${path}`, text: value }));
  });

function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
/** `dimensions` are a note for staff. */
const { dimensions: _dimensions, ...backpackTexts } = backpackSeed;
const catalog = [backpackTexts, giftSeed, variantSeeds, accessorySeeds]
  .flatMap(listTexts)
  .map((text) => ({ place: "catalog", text }));

const isFact = (text: string) => facts.some((fact) => text.includes(fact));
/** Guides are about days with a pet, and of their numbers only promises matter. */
const isGuide = (place: string) => place.startsWith("article/");
const texts = [...documents, ...catalog].filter(({ text }) => !isFact(text));

test("CONT-22 no delivered text, of documents or of the catalogue, repeats a promise or a count of colours", () => {
  const typed = texts.flatMap(({ place, text }) => [
    ...findTypedPromises(text, numbers).map((found) => `${place}: ${found.typed}`),
    ...(isGuide(place) ? [] : findMeasures(text))
      .filter(({ number, to, unit }) =>
        [number, to ?? number].some((each) => promised.has(`${each} ${unit.toLowerCase()}`)),
      )
      .map((found) => `${place}: ${found.typed} in ${text}`),
  ]);
  expect(typed).toEqual([]);
});

test("WORDS-103 every delivered text that promises a gift or free shipping ends with it", () => {
  const products = [backpackSeed.name, giftSeed.name];
  const typed = texts.flatMap(({ place, text }) =>
    findTypedFacts(text, { isShippingFree: true, gift: giftSeed.name, products }).map(
      (found) => `${place}: ${found.typed} in ${text}`,
    ),
  );
  expect(typed).toEqual([]);
});

test("CONT-22 no delivered text lists all colours by hand", () => {
  const listed = texts.filter(({ text }) =>
    seededColors.every((color) => text.toLowerCase().includes(color)),
  );
  expect(listed).toEqual([]);
});
