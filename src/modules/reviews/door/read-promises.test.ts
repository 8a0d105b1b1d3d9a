import { expect, test } from "vitest";
import { groupPromises } from "./read-promises.ts";

const counts = [
  { place: "FR", answers: 2, paidNothing: 1 },
  { place: "GB", answers: 5, paidNothing: 5 },
  { place: "DE", answers: 4, paidNothing: 4 },
];

test("REVIEW-23 kept promises are counted by country, or by what a country belongs to", () => {
  expect(groupPromises(counts).map(({ place }) => place)).toEqual(["GB", "DE", "FR"]);
  expect(groupPromises(counts, (country) => (country === "GB" ? "UK" : "EU"))).toEqual([
    { place: "EU", answers: 6, paidNothing: 5 },
    { place: "UK", answers: 5, paidNothing: 5 },
  ]);
});
