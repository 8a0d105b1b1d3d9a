import type { ImageName } from "#media/image.ts";

export type Testimonial = {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  readonly petName: string;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  readonly quote: string;
  /** Where they have been together; shown with the first quote only. */
  readonly image: ImageName;
  /** The pet's face. */
  readonly portrait: ImageName;
};

/**
 * Written for the opening of the shop, and shown as samples until customers' own words replace
 * them.
 */
export const testimonials: readonly [Testimonial, ...Testimonial[]] = [
  {
    id: "ruth-and-pancake",
    name: "Ruth",
    location: "Jaffa",
    petName: "Pancake",
    rating: 5,
    quote:
      "She is eleven and the hills got longer. Now she walks the flat parts, rides the steep ones, and arrives in better shape than I do.",
    image: "gallery/autumn",
    portrait: "portrait/dog-cream",
  },
  {
    id: "marc-and-pepper",
    name: "Marc",
    location: "Lyon",
    petName: "Pepper",
    rating: 5,
    quote: "The winemaker brings his water first. I have stopped taking it personally.",
    image: "gallery/vineyard",
    portrait: "portrait/dog-grey",
  },
  {
    id: "ida-and-smoke",
    name: "Ida",
    location: "Bergen",
    petName: "Smoke",
    rating: 4,
    quote:
      "A kitten, a cabin, half a metre of snow. She supervised all of it from behind the mesh.",
    image: "gallery/lodge",
    portrait: "portrait/cat-grey",
  },
];
