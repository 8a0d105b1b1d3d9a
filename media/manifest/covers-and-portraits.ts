import type { ImageEntries } from "./image-entry.ts";

const cover = [480, 800, 1280] as const;
const portrait = [160, 320, 600] as const;

/** The cover of each article, by its slug, and the faces of the pets. */
export const blogImages = {
  "blog/active-lifestyle-small-dogs": {
    alt: "A grey and white toy puppy in an olive backpack on a forest path, trees in gold and red",
    widths: cover,
  },
  "blog/beach-day-essentials": {
    alt: "A dark brown toy puppy in a caramel backpack on the beach, a parasol and the sea behind",
    widths: cover,
  },
  "blog/complete-guide-pet-travel-backpack": {
    alt: "Three backpacks in caramel, olive and blue; a grey kitten, a puppy and a ginger kitten look out of them",
    widths: cover,
  },
  "blog/garden-walks-cats": {
    alt: "A white toy kitten in an olive backpack among lavender and sunflowers, a rose arch behind",
    widths: cover,
  },
  "blog/marina-waterfront-visits": {
    alt: "A black toy kitten in a caramel backpack on a jetty, boats and a setting sun behind",
    widths: cover,
  },
  "blog/pet-carrier-flights": {
    alt: "A white toy kitten in an olive backpack at gate A4, a suitcase beside it, an aeroplane outside",
    widths: cover,
  },
  "blog/pet-travel-packing": {
    alt: "A white toy kitten sits on folded blankets among a backpack, a suitcase, a storage bag, a bowl and a ball",
    widths: cover,
  },
  "blog/seaside-pet-adventures": {
    alt: "A cream toy puppy in a blue backpack looks along a beach, palms and a parasol behind it",
    widths: cover,
  },
  "blog/top-5-pet-friendly-destinations": {
    alt: "A grey and white toy puppy in a caramel backpack between cacti and red mesas",
    widths: cover,
  },
  "blog/training-your-dog": {
    alt: "A cream toy puppy sits in front of an open olive backpack, biscuits on the floor between them",
    widths: cover,
  },
  "blog/urban-pet-adventures": {
    alt: "A grey toy kitten in an olive backpack in a lane of coloured houses under bunting",
    widths: cover,
  },
  "portrait/dog-caramel": {
    alt: "Portrait of a caramel and white toy puppy on coloured paper",
    widths: portrait,
  },
  "portrait/dog-cream": {
    alt: "Portrait of a cream toy puppy on coloured paper",
    widths: portrait,
  },
  "portrait/dog-choc": {
    alt: "Portrait of a dark brown toy puppy on coloured paper",
    widths: portrait,
  },
  "portrait/dog-grey": {
    alt: "Portrait of a grey and white toy puppy on coloured paper",
    widths: portrait,
  },
  "portrait/cat-grey": {
    alt: "Portrait of a grey and white toy kitten on coloured paper",
    widths: portrait,
  },
  "portrait/cat-ginger": {
    alt: "Portrait of a ginger and white toy kitten on coloured paper",
    widths: portrait,
  },
  "portrait/cat-white": {
    alt: "Portrait of a white toy kitten with blue eyes on coloured paper",
    widths: portrait,
  },
  "portrait/cat-black": {
    alt: "Portrait of a black toy kitten with amber eyes on coloured paper",
    widths: portrait,
  },
} as const satisfies ImageEntries;
