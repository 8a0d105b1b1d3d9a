import type { PetSpecies } from "./kinds.ts";

/** Pets of one kind, breed and whole kilogram whose people said how it fitted. */
export type FitGroup = {
  readonly species: PetSpecies | null;
  /** In small letters. */
  readonly breed: string | null;
  readonly kg: number;
  readonly pets: number;
  /** How many of them it fitted well. */
  readonly right: number;
};

/** Which pets reviews are about: of whole kilograms, of a breed or else of a kind, if of one. */
export type Pets = {
  readonly breed?: string | undefined;
  readonly species?: PetSpecies | undefined;
  readonly from: number;
  readonly to: number;
};

/** The pets that were counted, how many they are, and how many of them it fitted well. */
export type ToldFit = { readonly of: Pets; readonly pets: number; readonly right: number };

/** Of fewer pets nothing is said: one more could turn it round. */
const LEAST = 5;

/**
 * How pets like this one sat: those of its breed and about its weight, or else all of its kind of
 * that weight; undefined while too few people have said. A single weight counts a kilogram up and
 * down.
 */
export function tellFit(
  groups: readonly FitGroup[],
  pet: {
    breed: string | undefined;
    species: PetSpecies | undefined;
    weightKg: { readonly from: number; readonly to: number };
  },
): ToldFit | undefined {
  const band = getBand(pet.weightKg);
  const breed = pet.breed?.toLowerCase();
  const wider: Pets = { ...band, species: pet.species };
  const asked: Pets[] = breed === undefined ? [wider] : [{ ...band, breed }, wider];
  return asked.map((of) => count(groups, of)).find(({ pets }) => pets >= LEAST);
}

function getBand({ from, to }: { readonly from: number; readonly to: number }) {
  if (from !== to) return { from: Math.floor(from), to: Math.ceil(to) };
  const kg = Math.round(from);
  return { from: Math.max(0, kg - 1), to: kg + 1 };
}

function count(groups: readonly FitGroup[], of: Pets): ToldFit {
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
