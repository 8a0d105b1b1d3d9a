import { expect, test } from "vitest";
import { backpack } from "./backpack.ts";
import { catBreeds, dogBreeds, otherAnimals, toPounds, getSuitability } from "./size-chart.ts";

const breeds = [...dogBreeds, ...catBreeds];

test("a pet of exactly the largest weight fits, and one that is a little heavier depends", () => {
  const { maxPetKg } = backpack;
  expect(getSuitability({ from: 4, to: maxPetKg })).toBe("fits");
  expect(getSuitability({ from: 4, to: maxPetKg + 0.1 })).toBe("depends");
  expect(getSuitability({ from: maxPetKg, to: 14 })).toBe("depends");
  expect(getSuitability({ from: maxPetKg + 0.1, to: 14 })).toBe("too-large");
});

test("the tables hold known breeds under the right heading of suitability", () => {
  const suitability = Object.fromEntries(breeds.map((row) => [row.breed, row.suitability]));
  expect(suitability).toMatchObject({
    Chihuahua: "fits",
    "West Highland White Terrier": "fits",
    "French Bulldog": "depends",
    "Border Collie": "too-large",
    Siamese: "fits",
    "Maine Coon": "depends",
  });
});

test("each breed and animal stands in the tables once, with a weight range that goes upwards", () => {
  const names = [...breeds.map((row) => row.breed), ...otherAnimals.map((row) => row.animal)];
  expect(new Set(names).size).toBe(names.length);
  expect(breeds.filter(({ weightKg: { from, to } }) => from <= 0 || to <= from)).toEqual([]);
});

test("kilograms become pounds to one decimal", () => {
  expect(toPounds(10)).toBe(22);
  expect(toPounds(2.5)).toBe(5.5);
  expect(toPounds(8)).toBe(17.6);
});
