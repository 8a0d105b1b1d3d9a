import { expect, test } from "vitest";
import { backpack } from "#content/backpack.ts";
import { policies } from "#content/policies.ts";
import { findTypedPromises } from "./typed-promises.ts";

const numbers = { policies, carrier: backpack };
const contradictions = (text: string) =>
  findTypedPromises(text, numbers).flatMap(({ typed, contradicts }) =>
    contradicts === null ? [] : [typed],
  );

test.each([
  ["The warranty covers 24 months.", "24 months"],
  ["A 6-month guarantee.", "6-month"],
  ["Standard shipping is free from $50.", "$50"],
  ["It arrives in 20–30 business days.", "20–30 business days"],
  ["Tell us within 12 hours of delivery.", "within 12 hours"],
  ["For pets up to 15 kg.", "15 kg"],
])("CONT-09 %s contradicts a promise of the shop", (text, typed) => {
  expect(contradictions(text)).toEqual([typed]);
});

test.each([
  `The warranty covers ${policies.warrantyMonths} months.`,
  "Puppies eat soft food for 3 months. The warranty is long.",
  "A cat of 4 kg sleeps within 2 hours.",
  "The warranty covers {policies.warrantyMonths} months.",
])("CONT-09 %s contradicts nothing", (text) => {
  expect(contradictions(text)).toEqual([]);
});
