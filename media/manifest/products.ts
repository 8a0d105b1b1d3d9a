import type { ImageEntries } from "./image-entry.ts";

const product = [160, 480, 800, 1200] as const;
const square = [480, 800, 1200] as const;
const wide = [640, 960, 1440, 1920] as const;
const group = [480, 800, 1280] as const;

/**
 * Beside the backpack. All share few words, for every page carries them; the catalog describes what
 * each picture shows.
 */
const accessory = { alt: "Extras", widths: product } as const;
export const accessoryImages = {
  "accessory/blanket-1": accessory,
  "accessory/blanket-2": accessory,
  "accessory/bowl-1": accessory,
  "accessory/bowl-2": accessory,
} as const satisfies ImageEntries;

/**
 * The backpacks on plain ground: four sides of each colour, two large images, and what says how
 * large they are.
 */
export const productImages = {
  "product/olive-1": {
    alt: "Olive backpack from the front, turned a little: mesh window, zipped pocket with a leather label, cream trim",
    widths: product,
  },
  "product/olive-2": {
    alt: "Olive backpack from the side: mesh window, buckled strap and a cream side pocket",
    widths: product,
  },
  "product/olive-3": {
    alt: "Back of the olive backpack: padded shoulder straps, chest strap and airy back pads",
    widths: product,
  },
  "product/olive-4": {
    alt: "Olive backpack from above: zipped cream flap, leather-wrapped handle, the cushion behind the mesh",
    widths: product,
  },
  "product/caramel-1": {
    alt: "Caramel backpack from the front, turned a little: mesh window, zipped pocket with a leather label, cream trim",
    widths: product,
  },
  "product/caramel-2": {
    alt: "Caramel backpack from the side: mesh window, buckled strap and a cream side pocket",
    widths: product,
  },
  "product/caramel-3": {
    alt: "Back of the caramel backpack: padded shoulder straps, chest strap and airy back pads",
    widths: product,
  },
  "product/caramel-4": {
    alt: "Caramel backpack from above: zipped cream flap, leather-wrapped handle, the cushion behind the mesh",
    widths: product,
  },
  "product/blue-1": {
    alt: "Blue backpack from the front, turned a little: mesh window, zipped pocket with a leather label, cream trim",
    widths: product,
  },
  "product/blue-2": {
    alt: "Blue backpack from the side: mesh window, buckled strap and a cream side pocket",
    widths: product,
  },
  "product/blue-3": {
    alt: "Back of the blue backpack: padded shoulder straps, chest strap and airy back pads",
    widths: product,
  },
  "product/blue-4": {
    alt: "Blue backpack from above: zipped cream flap, leather-wrapped handle, the cushion behind the mesh",
    widths: product,
  },
  "hero/hero": {
    alt: "A brown and white toy puppy sits in the open top of an olive backpack, paws on the rim",
    widths: square,
  },
  "hero/hero-wide": {
    alt: "A toy puppy in an olive backpack next to a ginger toy kitten in a blue one",
    widths: wide,
    // The largest that keeps the sharpest phone's file below 80 kB.
    quality: 59,
  },
  "size/front": { alt: "Olive backpack, straight from the front", widths: square },
  "size/side": { alt: "Olive backpack, straight from the side", widths: square },
  "size/sizes": {
    alt: "A toy puppy and a grey toy kitten sit on either side of the olive backpack; their ears reach two thirds of its height",
    widths: group,
  },
} as const satisfies ImageEntries;
