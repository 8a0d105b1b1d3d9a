import type { ImageEntries } from "./image-entry.ts";

const product = [160, 480, 800, 1200] as const;
const square = [480, 800, 1200] as const;
const wide = [640, 960, 1440, 1920] as const;
const group = [480, 800, 1280] as const;

/**
 * Beside the backpack. All share few words, for every page carries them; the catalog describes what
 * each image shows.
 */
const accessory = { alt: "Extras", widths: product } as const;
export const accessoryImages = {
  "accessory/blanket-1": accessory,
  "accessory/blanket-2": accessory,
  "accessory/bowl-1": accessory,
  "accessory/bowl-2": accessory,
} as const satisfies ImageEntries;

/** Of the candles that a shop of another trade may begin with, and of nothing in particular. */
export const otherImages = {
  "candle/linden": { alt: "A burning candle in green wax with a paper label", widths: product },
  "candle/fig": { alt: "A burning candle in plum wax with a paper label", widths: product },
  "candle/cedar": { alt: "A burning candle in dark green wax with a paper label", widths: product },
  "candle/pillar": { alt: "Three burning pillar candles of different heights", widths: product },
  "candle/tea-lights": { alt: "Five burning tea lights", widths: product },
  "candle/holder": { alt: "A brass holder with a burning taper candle", widths: product },
  "plain/light": { alt: "Light of a window on a pale wall", widths: square },
} as const satisfies ImageEntries;

type Color = "olive" | "caramel" | "blue";
const capital = { olive: "Olive", caramel: "Caramel", blue: "Blue" } as const;

/**
 * Descriptions of the images that every color has, by the end of their names. Every page carries
 * these words, so they are written once.
 */
const views = {
  1: "from the front: mesh window, zipped pocket, leather label",
  2: "from the side: mesh window, buckled strap, pocket",
  3: "from the back: padded straps, chest strap, airy pads",
  4: "from above: zipped flap, leather-wrapped handle",
  worn: "worn by a cloth doll, a ginger toy kitten inside",
  chair: "beside a chair, about as high as its seat",
  "worn-side": "worn by a cloth doll, seen from the side",
  open: "open on top and in front: the cushion inside",
  "open-top": "from above, the flap open: the cushion inside",
  cushion: "open in front, its cushion beside it",
  pockets: "with a bottle in its side pocket; bowl, treats and leash in the front one",
  cat: "with a grey toy kitten inside, seen through the mesh",
  seat: "lies under a plane seat",
  dog: "with a toy puppy inside, seen through the mesh",
} as const;
type View = keyof typeof views;

function listViews<C extends Color>(color: C) {
  return Object.fromEntries(
    Object.entries(views).map(([view, shown]) => [
      `product/${color}-${view}`,
      { alt: `${capital[color]} backpack ${shown}`, widths: product },
    ]),
    // fromEntries forgets the names.
  ) as Record<`product/${C}-${View}`, { alt: string; widths: typeof product }>;
}

/**
 * The backpacks on plain ground: each color from all sides and in use, large images, and what
 * says how large they are.
 */
export const productImages = {
  ...listViews("olive"),
  ...listViews("caramel"),
  ...listViews("blue"),
  "hero/hero": {
    alt: "A toy puppy inside an olive backpack and a grey toy kitten inside a blue one",
    widths: square,
  },
  "hero/hero-wide": {
    alt: "A toy puppy inside an olive backpack next to a grey toy kitten inside a blue one",
    widths: wide,
    // The largest that keeps the sharpest phone's file below 80 kB.
    quality: 50,
  },
  "hero/hero-wide-dark": {
    alt: "A toy puppy inside an olive backpack next to a grey toy kitten inside a blue one",
    widths: wide,
    quality: 50,
  },
  "size/front": { alt: "Olive backpack, straight from the front", widths: square },
  "size/side": { alt: "Olive backpack, straight from the side", widths: square },
  "size/sizes": {
    alt: "A toy puppy and a grey toy kitten sit on either side of the olive backpack; their ears reach two thirds of its height",
    widths: group,
  },
} as const satisfies ImageEntries;
