import { expect, test } from "vitest";
import { findTypedFacts } from "./typed-facts.ts";

const products = ["Wanderpaw Backpack", "Cotton Storage Bag", "Folding Bowl"];
const ended = { isShippingFree: false, gift: null, products };
const list = (text: string, facts: Partial<typeof ended> | { gift: string } = {}) =>
  findTypedFacts(text, { ...ended, ...facts }).map(
    ({ typed, contradicts }) => `${typed} ≠ ${contradicts}`,
  );

test.each([
  ["Free worldwide shipping.", "Free worldwide shipping"],
  ["We have free delivery.", "free delivery"],
  ["Shipping is always free, to anywhere.", "Shipping is always free"],
  ["Every order ships free.", "ships free"],
  ["Shipping costs nothing.", "Shipping costs nothing"],
  ["You pay zero dollars for shipping.", "zero dollars for shipping"],
  ["No shipping fees!", "No shipping fees"],
  ["משלוח חינם לכל העולם", "משלוח חינם"],
  ["המשלוח תמיד בחינם.", "המשלוח תמיד בחינם"],
  ["אצלנו בחינם כל משלוח", "בחינם כל משלוח"],
])("WORDS-103 “%s” promises free shipping", (text, typed) => {
  expect(list(text)).toEqual([`${typed} ≠ no free shipping`]);
  expect(list(text, { isShippingFree: true })).toEqual([`${typed} ≠ null`]);
});

test.each([
  "A free branded storage bag with every backpack.",
  "Two free gifts for you.",
  "A present with every order.",
  "It comes with one cotton storage bag.",
  "The Folding Bowl is free with it.",
  "מתנה עם כל תיק",
  "שתי מתנות בחינם",
  "שקית אחסון בחינם",
])("WORDS-103 “%s” promises a gift", (text) => {
  expect(list(text)).toEqual([expect.stringMatching(/ ≠ no gift$/)]);
});

test("WORDS-103 a text that names another gift than the shop gives is told which one it is", () => {
  const gift = "Folding Bowl";
  expect(list("A free storage bag for everybody.", { gift })).toEqual([
    "free storage bag ≠ Folding Bowl",
  ]);
  expect(list("Your Cotton Storage Bag is free.", { gift })).toEqual([
    "Storage Bag is free ≠ Folding Bowl",
  ]);
  expect(list("The Folding Bowl is free with it.", { gift })).toEqual(["Folding Bowl ≠ null"]);
  expect(list("A free gift with every order.", { gift })).toEqual(["free gift ≠ null"]);
});

test.each([
  "{if free_shipping}Free worldwide shipping.{/if} Leaves us tomorrow.",
  "{if not gift}No free gift at present.{/if}",
  "Free with it: {gift.name}.",
  "Shipping is not free.",
  "If shipping is free, so are returns.",
  "Orders over $300 ship free.",
  "A free gift for orders over $50.",
  "Free gift wrapping on request.",
  "Feel free to ask. Delivery takes a week.",
  "The Folding Bowl costs $12.",
  "Hands stay free, and the Folding Bowl stays dry.",
  "המשלוח לא בחינם.",
  "משלוח חינם מעל 300 $",
])("WORDS-103 “%s” promises nothing that may end", (text) => {
  expect(list(text)).toEqual([]);
});
