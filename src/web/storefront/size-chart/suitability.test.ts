import { expect, test } from "vitest";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { getSuitability, toPounds } from "./suitability.ts";

const { dogs, cats, others } = delivered["size-chart"];
const breeds = [...dogs.breeds, ...cats.breeds];

test("a pet of exactly the maximum weight fits, and for a slightly heavier one it depends", () => {
  expect(getSuitability({ from: 4, to: 10 }, 10)).toBe("fits");
  expect(getSuitability({ from: 4, to: 10.1 }, 10)).toBe("depends");
  expect(getSuitability({ from: 10, to: 14 }, 10)).toBe("depends");
  expect(getSuitability({ from: 10.1, to: 14 }, 10)).toBe("tooLarge");
});

test("SIZE-02 the verdict on known breeds follows from their weight and from the weight limit of the backpack", () => {
  const judged = (maxPetKg: number) =>
    Object.fromEntries(
      breeds.map(({ breed, weightKg }) => [breed, getSuitability(weightKg, maxPetKg)]),
    );
  expect(judged(10)).toMatchObject({
    Chihuahua: "fits",
    "West Highland White Terrier": "fits",
    "French Bulldog": "depends",
    "Border Collie": "tooLarge",
    Siamese: "fits",
    "Maine Coon": "depends",
  });
  expect(judged(2.5)).toMatchObject({
    Chihuahua: "depends",
    Siamese: "depends",
    Beagle: "tooLarge",
  });
});

test("each breed is in the tables once, with an ascending weight range", () => {
  const names = [...breeds.map(({ breed }) => breed), ...others.animals.map((row) => row.animal)];
  expect(new Set(names).size).toBe(names.length);
  expect(breeds.filter(({ weightKg: { from, to } }) => from <= 0 || to <= from)).toEqual([]);
});

test("kilograms are converted to pounds with one decimal", () => {
  expect(toPounds(10)).toBe(22);
  expect(toPounds(2.5)).toBe(5.5);
  expect(toPounds(8)).toBe(17.6);
});
