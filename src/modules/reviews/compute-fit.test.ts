import { expect, test } from "vitest";
import { computeFit, type FitGroup } from "./compute-fit.ts";

const group = (more: Partial<FitGroup>): FitGroup => ({
  species: "dog",
  breed: "dachshund",
  kg: 8,
  pets: 1,
  right: 1,
  ...more,
});
const dachshund = (from: number, to = from) => ({
  breed: "Dachshund",
  species: "dog" as const,
  weightKg: { from, to },
});

test("FIT-01 pets of the breed and of similar weight are counted, in any letter case", () => {
  const groups = [
    group({ kg: 7, pets: 4, right: 3 }),
    group({ kg: 9, pets: 6, right: 6 }),
    group({ kg: 10, pets: 90, right: 0 }),
    group({ kg: 6, pets: 90, right: 0 }),
    group({ breed: "pug", pets: 90, right: 0 }),
  ];
  expect(computeFit(groups, dachshund(8))).toEqual({
    of: { breed: "dachshund", from: 7, to: 9 },
    pets: 10,
    right: 9,
  });
});

test("FIT-01 without a weight, the usual weight range of the breed is used", () => {
  const groups = [
    group({ kg: 7, pets: 3 }),
    group({ kg: 12, pets: 2 }),
    group({ kg: 13, pets: 9 }),
  ];
  expect(computeFit(groups, dachshund(7.2, 11.5))).toMatchObject({
    of: { from: 7, to: 12 },
    pets: 5,
  });
});

test("FIT-02 four pets give no result, five do", () => {
  expect(computeFit([group({ pets: 4 })], dachshund(8))).toBeUndefined();
  expect(computeFit([group({ pets: 5 })], dachshund(8))?.pets).toBe(5);
  expect(computeFit([], dachshund(8))).toBeUndefined();
});

test("FIT-03 with too few of the breed, all pets of the same kind and weight are counted, and none of the other kind", () => {
  const groups = [
    group({ pets: 4, right: 4 }),
    group({ breed: "pug", pets: 3, right: 1 }),
    group({ breed: null, pets: 2, right: 2 }),
    group({ species: "cat", breed: "ragdoll", pets: 50, right: 0 }),
  ];
  expect(computeFit(groups, dachshund(8))).toEqual({
    of: { species: "dog", from: 7, to: 9 },
    pets: 9,
    right: 7,
  });
});

test("FIT-03 a weight alone counts pets of every kind", () => {
  const groups = [group({ pets: 3 }), group({ species: "cat", pets: 2 }), group({ species: null })];
  const pet = { breed: undefined, species: undefined, weightKg: { from: 0.4, to: 0.4 } };
  expect(computeFit(groups, pet)).toBeUndefined();
  expect(computeFit(groups, { ...pet, weightKg: { from: 8.4, to: 8.4 } })?.pets).toBe(6);
});
