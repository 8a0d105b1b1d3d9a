import type { ImageEntries } from "./image-entry.ts";

const frame = [480, 800, 960] as const;

/** The first frame of each film, which stands in its place until it plays. */
export const filmImages = {
  "film/turntable": {
    alt: "The olive backpack, seen from the front",
    widths: frame,
  },
  "film/features": {
    alt: "Close view of the olive backpack: a corner of the mesh window, its zip and the front pocket",
    widths: frame,
  },
  "film/which-size": {
    alt: "A toy puppy and a grey toy kitten sit beside the olive backpack",
    widths: frame,
  },
} as const satisfies ImageEntries;
