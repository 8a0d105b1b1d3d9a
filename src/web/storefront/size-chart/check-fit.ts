import { backpack } from "#content/backpack.ts";
import type { fitLabels } from "#content/size-chart/fit.ts";
import type { Suitability } from "#content/size-chart.ts";

/** The fields of the form, as they were sent. */
export type FitForm = { get: (name: "weight" | "length" | "height" | "units") => unknown };
export type Measures = { weightKg: number; lengthCm: number; heightCm: number };
export type FitReason = keyof typeof fitLabels.reason;
export type Fit = { suitability: Suitability; reasons: readonly FitReason[] };

const CM_PER_INCH = 2.54;
const POUNDS_PER_KILOGRAM = backpack.maxPetLb / backpack.maxPetKg;
/** No small animal has more of anything; beyond that it is a slip of the finger. */
const LARGEST = 300;

const rules: readonly {
  reason: FitReason;
  suitability: Suitability;
  applies: (pet: Measures) => boolean;
}[] = [
  {
    reason: "heavy",
    suitability: "too-large",
    applies: (pet) => pet.weightKg > backpack.maxPetKg,
  },
  {
    reason: "tall",
    suitability: "too-large",
    applies: (pet) => pet.heightCm + backpack.roomCm.from > backpack.heightCm,
  },
  {
    reason: "long",
    suitability: "too-large",
    applies: (pet) => pet.lengthCm > backpack.heightCm,
  },
  {
    reason: "nearly-tall",
    suitability: "depends",
    applies: (pet) =>
      pet.heightCm + backpack.roomCm.to > backpack.heightCm &&
      pet.heightCm + backpack.roomCm.from <= backpack.heightCm,
  },
  {
    reason: "curled",
    suitability: "depends",
    applies: (pet) =>
      pet.lengthCm + backpack.roomCm.from > backpack.widthCm && pet.lengthCm <= backpack.heightCm,
  },
];

/**
 * Whether a pet of these measures, without any room added, fits into the bag, with every reason why
 * it may not.
 */
export function checkFit(pet: Measures): Fit {
  const against = rules.filter((rule) => rule.applies(pet));
  const suitability: Suitability = against.some((rule) => rule.suitability === "too-large")
    ? "too-large"
    : against.length > 0
      ? "depends"
      : "fits";
  return { suitability, reasons: against.map(({ reason }) => reason) };
}

/** The measures that a sent form holds; undefined when one is missing or no sensible number. */
export function readMeasures(form: FitForm): Measures | undefined {
  const [weight, length, height] = (["weight", "length", "height"] as const).map((name) => {
    const value = form.get(name);
    const number = typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
    return number > 0 && number <= LARGEST ? number : undefined;
  });
  if (weight === undefined || length === undefined || height === undefined) return undefined;
  const isImperial = form.get("units") === "imperial";
  const centimetres = isImperial ? CM_PER_INCH : 1;
  return {
    weightKg: isImperial ? weight / POUNDS_PER_KILOGRAM : weight,
    lengthCm: length * centimetres,
    heightCm: height * centimetres,
  };
}
