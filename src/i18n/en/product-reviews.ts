import type { PetFit, PetSpecies } from "#modules/reviews/kinds.ts";

/** The words around the reviews of a product. */
export const productReviews = {
  heading: "What customers say",
  note: "Everybody here bought it. The newest come first, whatever their stars.",
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
      `What people who bought the ${product} say of it, the newest first.`,
    pages: "Pages of reviews",
    position: (page: number, pages: number) => `Page ${page} of ${pages}`,
    newer: "Newer reviews",
    older: "Older reviews",
  },
} as const;
