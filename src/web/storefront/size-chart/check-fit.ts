import { backpack } from "#content/backpack.ts";
import type { FitReason } from "#content/size-chart/fit.ts";
import type { Suitability } from "#content/size-chart.ts";
import type { Carrier } from "#modules/catalog/contract.ts";

/** The fields of the form, as they were sent. */
export type FitForm = {
  get: (name: "weight" | "length" | "height" | "units" | "carrier") => unknown;
};
export type Measures = { weightKg: number; lengthCm: number; heightCm: number };
export type Fit = { suitability: Suitability; reasons: readonly FitReason[] };

const CM_PER_INCH = 2.54;
const { roomCm } = backpack;
const POUNDS_PER_KILOGRAM = backpack.maxPetLb / backpack.maxPetKg;
/** No small animal has more of anything; beyond that it is a slip of the finger. */
const LARGEST = 300;

const rules: readonly {
  reason: FitReason;
  suitability: Suitability;
  applies: (pet: Measures, carrier: Carrier) => boolean;
}[] = [
  {
    reason: "heavy",
    suitability: "too-large",
    applies: (pet, carrier) => pet.weightKg > carrier.maxPetKg,
  },
  {
    reason: "tall",
    suitability: "too-large",
    applies: (pet, carrier) => pet.heightCm + roomCm.from > carrier.heightCm,
  },
  {
    reason: "long",
    suitability: "too-large",
    applies: (pet, carrier) => pet.lengthCm > longestSide(carrier),
  },
  {
    reason: "nearly-tall",
    suitability: "depends",
    applies: (pet, carrier) =>
      pet.heightCm + roomCm.to > carrier.heightCm && pet.heightCm + roomCm.from <= carrier.heightCm,
  },
  {
    reason: "curled",
    suitability: "depends",
    applies: (pet, carrier) =>
      pet.lengthCm + roomCm.from > carrier.widthCm && pet.lengthCm <= longestSide(carrier),
  },
];

const longestSide = ({ heightCm, widthCm, depthCm }: Carrier) =>
  Math.max(heightCm, widthCm, depthCm);

/**
 * Whether a pet of these measures, without any room added, fits into the bag, with every reason why
 * it may not.
 */
export function checkFit(pet: Measures, carrier: Carrier): Fit {
  const against = rules.filter((rule) => rule.applies(pet, carrier));
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
