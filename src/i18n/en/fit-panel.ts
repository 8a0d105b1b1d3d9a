import type { FitSummary } from "#modules/reviews/compute-fit.ts";

const kinds = { dog: "Dogs", cat: "Cats", any: "Pets" };

/** The fit check of a product page, once it is opened. */
export const fitPanel = {
  breed: "Breed",
  anyBreed: "Choose a breed",
  dogs: "Dogs",
  cats: "Cats",
  weight: "Weight",
  unit: "Unit",
  units: { kg: "kg", lb: "lb" },
  anyPet: "Your pet",
  /** "Dachshund, 8 kg:"; the verdict follows. */
  pet: (name: string, weight: string) => `${name}, ${weight}:`,
  /** The number of similar pets that it fitted well, by reviews. */
  summary: ({ of, pets, right }: FitSummary, range: string) =>
    `${of.breed === undefined ? kinds[of.species ?? "any"] : "Of this breed"}, ${range}: ${right} of ${pets} sat well.`,
  reviews: (count: number) => `Read the ${count} reviews`,
  range: (from: number, to: number, unit: string) => `${from}–${to} ${unit}`,
} as const;
