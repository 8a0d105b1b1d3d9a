import type { PetSpecies } from "./kinds.ts";

/** The number of pets of one kind, breed and whole kilogram with a report about the fit. */
export type FitGroup = {
  readonly species: PetSpecies | null;
  /** In small letters. */
  readonly breed: string | null;
  readonly kg: number;
  readonly pets: number;
  /** The number of them that it fitted well. */
  readonly right: number;
};

/** The pets of a group: by whole kilograms, and by breed or else kind, if given. */
export type Pets = {
  readonly breed?: string | undefined;
  readonly species?: PetSpecies | undefined;
  readonly from: number;
  readonly to: number;
};

/** The counted pets: the group, their number, and the number of those that it fitted well. */
export type FitSummary = { readonly of: Pets; readonly pets: number; readonly right: number };

/** For fewer pets no result is shown, because one more report could reverse it. */
const LEAST = 5;

/**
 * The reported fit for similar pets: of the same breed and about the same weight, or else all of
 * its kind with that weight; undefined with too few reports. A weight counts one kilogram up and
 * down.
 */
export function computeFit(
  groups: readonly FitGroup[],
  pet: {
    breed: string | undefined;
    species: PetSpecies | undefined;
    weightKg: { readonly from: number; readonly to: number };
  },
): FitSummary | undefined {
  const band = getBand(pet.weightKg);
  const breed = pet.breed?.toLowerCase();
  const wider: Pets = { ...band, species: pet.species };
  const candidates: Pets[] = breed === undefined ? [wider] : [{ ...band, breed }, wider];
  return candidates.map((of) => count(groups, of)).find(({ pets }) => pets >= LEAST);
}

function getBand({ from, to }: { readonly from: number; readonly to: number }) {
  if (from !== to) return { from: Math.floor(from), to: Math.ceil(to) };
  const kg = Math.round(from);
  return { from: Math.max(0, kg - 1), to: kg + 1 };
}

function count(groups: readonly FitGroup[], of: Pets): FitSummary {
  const found = groups.filter(
    ({ species, breed, kg }) =>
      kg >= of.from &&
      kg <= of.to &&
      (of.breed === undefined || breed === of.breed) &&
      (of.species === undefined || species === of.species),
  );
  const sum = (key: "pets" | "right") => found.reduce((total, group) => total + group[key], 0);
  return { of, pets: sum("pets"), right: sum("right") };
}
