import { POUNDS_PER_KILOGRAM } from "./check-fit.ts";
import { getSuitability, type Suitability, type WeightRange } from "./suitability.ts";

type Breed = { readonly breed: string; readonly weightKg: WeightRange };
export type Breeds = Readonly<Record<"dogs" | "cats", readonly Breed[]>>;

/** The typed details of a pet, all of them optional. */
export type PetChoice = {
  readonly breed: string;
  readonly weight: string;
  readonly unit: "kg" | "lb";
};

export type Judged = {
  readonly suitability: Suitability;
  readonly breed: string | undefined;
  /** Species of the breed; undefined without one. */
  readonly species: "dog" | "cat" | undefined;
  /** The weight range that was judged. */
  readonly weightKg: WeightRange;
  /** "8 kg", as it was typed; undefined where the breed's usual weights were judged. */
  readonly weight: string | undefined;
  /** The judged range in the unit that was asked in. */
  readonly usual: WeightRange;
};

/** No small animal weighs more; beyond that it is a slip of the finger. */
const HEAVIEST = 300;

/**
 * Whether a pet is light enough: by its own weight, or else by what its breed usually weighs.
 * Undefined while neither is known, or the weight is none.
 */
export function checkByWeight(
  { breed: name, weight, unit }: PetChoice,
  { dogs, cats }: Breeds,
  maxPetKg: number,
): Judged | undefined {
  const breed = [...dogs, ...cats].find((each) => each.breed === name);
  const typed = weight.trim();
  const own = typed === "" ? undefined : Number(typed);
  if (own !== undefined && !(own > 0 && own <= HEAVIEST)) return undefined;
  const kilograms = own !== undefined && unit === "lb" ? own / POUNDS_PER_KILOGRAM : own;
  const weightKg = kilograms === undefined ? breed?.weightKg : { from: kilograms, to: kilograms };
  return (
    weightKg && {
      suitability: getSuitability(weightKg, maxPetKg),
      breed: breed?.breed,
      species: breed && (dogs.includes(breed) ? "dog" : "cat"),
      weightKg,
      weight: own === undefined ? undefined : `${own} ${unit}`,
      usual: getUsual(weightKg, unit),
    }
  );
}

/** A range in the unit that was asked in, in pounds to the whole one. */
export function getUsual({ from, to }: WeightRange, unit: PetChoice["unit"]): WeightRange {
  return unit === "kg" ? { from, to } : { from: toPounds(from), to: toPounds(to) };
}

const toPounds = (kilograms: number) => Math.round(kilograms * POUNDS_PER_KILOGRAM);
