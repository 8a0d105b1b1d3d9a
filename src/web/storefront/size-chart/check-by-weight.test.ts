import { expect, test } from "vitest";
import { checkByWeight, type PetChoice } from "./check-by-weight.ts";

const breeds = {
  dogs: [{ breed: "Pug", weightKg: { from: 6, to: 8.5 } }],
  cats: [{ breed: "Maine Coon", weightKg: { from: 5, to: 11 } }],
};
const checkWeight = (pet: Partial<PetChoice>) =>
  checkByWeight({ breed: "", weight: "", unit: "kg", ...pet }, breeds, 10);

test("SIZE-09 a pet is judged by its weight, or by the usual weight of its breed", () => {
  expect(checkWeight({ breed: "Pug" })).toMatchObject({ suitability: "fits", weight: undefined });
  expect(checkWeight({ breed: "Maine Coon" })?.suitability).toBe("depends");
  expect(checkWeight({ breed: "Maine Coon", weight: "8" })).toMatchObject({
    suitability: "fits",
    breed: "Maine Coon",
    weight: "8 kg",
  });
  expect(checkWeight({ weight: "10.5" })).toMatchObject({
    suitability: "tooLarge",
    breed: undefined,
  });
});

test("SIZE-09 the limit is the same in pounds", () => {
  expect(checkWeight({ weight: "22", unit: "lb" })?.suitability).toBe("fits");
  expect(checkWeight({ weight: "22.1", unit: "lb" })?.suitability).toBe("tooLarge");
  expect(checkWeight({ breed: "Pug", unit: "lb" })?.usual).toEqual({ from: 13, to: 19 });
});

test.each(["0", "-4", "1e9", "x", "NaN"])(
  "SIZE-09 there is no verdict on the weight %s",
  (weight) => {
    expect(checkWeight({ breed: "Pug", weight })).toBeUndefined();
  },
);

test("SIZE-09 there is no verdict without input, nor on an unknown breed", () => {
  expect(checkWeight({})).toBeUndefined();
  expect(checkWeight({ breed: "Unicorn" })).toBeUndefined();
});
