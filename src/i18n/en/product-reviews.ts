import type { PetFit, PetSpecies } from "#modules/reviews/kinds.ts";
import type { Pets } from "#modules/reviews/compute-fit.ts";

/** The words around the reviews of a product. */
export const productReviews = {
  heading: "What customers say",
  note: "All of these customers bought it. The newest reviews come first, whatever their rating.",
  average: (value: string) => `${value} of 5 stars on average`,
  count: (count: number) => (count === 1 ? "1 review" : `${count} reviews`),
  all: (count: number) => `All ${count} reviews`,
  photo: (place: number, name: string) => `Photo ${place} from ${name}`,
  answer: "The shop’s answer",
  species: { dog: "Dog", cat: "Cat" } satisfies Record<PetSpecies, string>,
  weight: (kg: number) => `${kg} kg`,
  fits: { small: "too small", right: "fits well", large: "too large" } satisfies Record<
    PetFit,
    string
  >,
  page: {
    title: (product: string) => `Reviews of the ${product}`,
    current: "Reviews",
    description: (product: string) =>
      `What people who bought the ${product} say about it, newest first.`,
    pets: ({ breed, species, from, to }: Pets) =>
      `${breed ?? { dog: "Dogs", cat: "Cats", any: "Pets" }[species ?? "any"]} of ${from}–${to} kg, whose people said how it fits`,
    allPets: "Reviews of all pets",
    pages: "Pages of reviews",
    position: (page: number, pages: number) => `Page ${page} of ${pages}`,
    newer: "Newer reviews",
    older: "Older reviews",
  },
} as const;
