import { expect, test } from "vitest";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { checkFit as checkFitIn, getReasons, readMeasures, type Measures } from "./check-fit.ts";

const backpack = {
  slug: "olive",
  name: "Backpack",
  heightCm: 46,
  widthCm: 30,
  depthCm: 20,
  maxPetKg: 10,
  maxPet: "10 kg (22 lb)",
  roomCm: { from: 2, to: 5 },
};
const checkFit = (pet: Measures) => checkFitIn(pet, backpack);

const small = { weightKg: 4, lengthCm: 26, heightCm: 30 };

test("SIZE-03 a pet of exactly the maximum weight fits, and one slightly heavier is too large", () => {
  expect(checkFit({ ...small, weightKg: 10 })).toEqual({ suitability: "fits", reasons: [] });
  expect(checkFit({ ...small, weightKg: 10.1 })).toEqual({
    suitability: "tooLarge",
    reasons: ["heavy"],
  });
});

test("SIZE-03 room is added to the height: with plenty it fits, with little it depends, with none it is too large", () => {
  expect(checkFit({ ...small, heightCm: 41 }).suitability).toBe("fits");
  expect(checkFit({ ...small, heightCm: 41.1 })).toEqual({
    suitability: "depends",
    reasons: ["nearlyTall"],
  });
  expect(checkFit({ ...small, heightCm: 44 }).suitability).toBe("depends");
  expect(checkFit({ ...small, heightCm: 44.1 })).toEqual({
    suitability: "tooLarge",
    reasons: ["tall"],
  });
});

test("SIZE-03 a pet longer than the floor is wide may curl up, up to the longest side", () => {
  expect(checkFit({ ...small, lengthCm: 28 }).suitability).toBe("fits");
  expect(checkFit({ ...small, lengthCm: 28.1 })).toEqual({
    suitability: "depends",
    reasons: ["curled"],
  });
  expect(checkFit({ ...small, lengthCm: 46.1 })).toEqual({
    suitability: "tooLarge",
    reasons: ["long"],
  });
});

test("SIZE-03 all reasons are given, and the worst one decides", () => {
  expect(checkFit({ weightKg: 12, lengthCm: 35, heightCm: 43 })).toEqual({
    suitability: "tooLarge",
    reasons: ["heavy", "nearlyTall", "curled"],
  });
});

test("SIZE-03 the reasons contain the measures of the backpack", () => {
  const words = delivered["size-chart"].fit;
  const lines = (pet: Measures) => getReasons(checkFit(pet), backpack, words);
  expect(lines(small)).toEqual([words.roomEnough]);
  expect(lines({ weightKg: 12, lengthCm: 47, heightCm: 43 })).toEqual([
    "The bag carries up to 10 kg (22 lb). Your pet weighs more.",
    "Your pet is longer than the bag’s longest side, 46 cm, even without room to turn.",
    "It is a close fit in height: the bag is 46 cm high, and less than 5 cm would be left. A calm pet may not mind, a restless one will.",
  ]);
});

test("SIZE-04 measures can be in pounds and inches", () => {
  const measures = (query: string) => readMeasures(new URLSearchParams(query));
  expect(measures("weight=22&length=10&height=12&units=imperial")).toEqual({
    weightKg: 10,
    lengthCm: 25.4,
    heightCm: 30.48,
  });
  expect(measures("weight=4.5&length=26&height=30&units=metric")).toEqual({
    weightKg: 4.5,
    lengthCm: 26,
    heightCm: 30,
  });
});

test.each(["", "weight=4&length=26", "weight=4&length=26&height=", "weight=x&length=1&height=1"])(
  "SIZE-04 without three plausible numbers there is no verdict: %j",
  (query) => {
    expect(readMeasures(new URLSearchParams(query))).toBeUndefined();
    expect(readMeasures(new URLSearchParams(`${query}&weight=-4`))).toBeUndefined();
  },
);

test("SIZE-08 each product that carries pets has its own limits", () => {
  const low = { ...backpack, heightCm: 30, widthCm: 60, depthCm: 35, maxPetKg: 6 };
  const long = { weightKg: 5, lengthCm: 50, heightCm: 22 };
  expect(checkFitIn(long, low)).toEqual({ suitability: "fits", reasons: [] });
  expect(checkFit(long)).toEqual({ suitability: "tooLarge", reasons: ["long"] });
  expect(checkFitIn({ ...long, weightKg: 6.5 }, low).reasons).toEqual(["heavy"]);
});
