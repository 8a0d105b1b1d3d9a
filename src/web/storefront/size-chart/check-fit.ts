import type { Carrier } from "#modules/catalog/contract.ts";
import type { Content } from "#modules/content/documents.ts";
import { fillText } from "#shared/fill-text.ts";
import type { Suitability } from "./suitability.ts";

type FitWords = Content["size-chart"]["fit"];
type FitReason = keyof FitWords["reason"];

/** A product that pets are carried in, with the room that they need in it besides their size. */
export type RoomyCarrier = Carrier & {
  readonly roomCm: { readonly from: number; readonly to: number };
};

/** The fields of the form, as they were sent. */
export type FitForm = {
  get: (name: "weight" | "length" | "height" | "units" | "carrier") => unknown;
};
export type Measures = { weightKg: number; lengthCm: number; heightCm: number };
export type Fit = { suitability: Suitability; reasons: readonly FitReason[] };

const CM_PER_INCH = 2.54;
/** As the shop writes weights: "10 kg (22 lb)". */
export const POUNDS_PER_KILOGRAM = 2.2;
/** No small animal has more of anything; beyond that it is a slip of the finger. */
const LARGEST = 300;

const rules: readonly {
  reason: FitReason;
  suitability: Suitability;
  isFor: (pet: Measures, carrier: RoomyCarrier) => boolean;
}[] = [
  {
    reason: "heavy",
    suitability: "tooLarge",
    isFor: (pet, carrier) => pet.weightKg > carrier.maxPetKg,
  },
  {
    reason: "tall",
    suitability: "tooLarge",
    isFor: (pet, carrier) => pet.heightCm + carrier.roomCm.from > carrier.heightCm,
  },
  {
    reason: "long",
    suitability: "tooLarge",
    isFor: (pet, carrier) => pet.lengthCm > getLongestSide(carrier),
  },
  {
    reason: "nearlyTall",
    suitability: "depends",
    isFor: (pet, carrier) =>
      pet.heightCm + carrier.roomCm.to > carrier.heightCm &&
      pet.heightCm + carrier.roomCm.from <= carrier.heightCm,
  },
  {
    reason: "curled",
    suitability: "depends",
    isFor: (pet, carrier) =>
      pet.lengthCm + carrier.roomCm.from > carrier.widthCm &&
      pet.lengthCm <= getLongestSide(carrier),
  },
];

const getLongestSide = ({ heightCm, widthCm, depthCm }: Carrier) =>
  Math.max(heightCm, widthCm, depthCm);

/** Whether a pet of these measures fits into the backpack, with all reasons why it may not. */
export function checkFit(pet: Measures, carrier: RoomyCarrier): Fit {
  const against = rules.filter((rule) => rule.isFor(pet, carrier));
  const suitability: Suitability = against.some((rule) => rule.suitability === "tooLarge")
    ? "tooLarge"
    : against.length > 0
      ? "depends"
      : "fits";
  return { suitability, reasons: against.map(({ reason }) => reason) };
}

/** Texts of the shop about a result: a line for every reason, or the one for none. */
export function getReasons({ reasons }: Fit, carrier: RoomyCarrier, words: FitWords): string[] {
  if (reasons.length === 0) return [words.roomEnough];
  const { maxPet, heightCm, widthCm, depthCm, roomCm } = carrier;
  const values = {
    maxPet,
    heightCm: String(heightCm),
    widthCm: String(widthCm),
    depthCm: String(depthCm),
    longestCm: String(getLongestSide(carrier)),
    roomCm: String(roomCm.to),
  };
  return reasons.map((reason) => fillText(words.reason[reason], values));
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
