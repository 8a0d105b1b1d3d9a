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
  range: (from: number, to: number, unit: string) => `${from}–${to} ${unit}`,
} as const;
