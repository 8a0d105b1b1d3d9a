import type { ImageEntries } from "./image-entry.ts";

const detail = [160, 480, 800, 1000] as const;

/** Close views of what the backpack has. */
export const detailImages = {
  "detail/mesh": {
    alt: "Front window of the olive backpack: fine mesh in a stitched frame, a zip running round it",
    widths: detail,
  },
  "detail/side-window": {
    alt: "Side of the olive backpack: a mesh window in a cream frame, a ring above it, a buckled strap below",
    widths: detail,
  },
  "detail/top-flap": {
    alt: "Top of the blue backpack: cream flap with a zip on three sides, handle behind it",
    widths: detail,
  },
  "detail/buckle": {
    alt: "Black buckle on a caramel strap between the side window and the cream pocket",
    widths: detail,
  },
  "detail/zipper": {
    alt: "Close view of the zips, the stitched olive cloth and the leather label",
    widths: detail,
  },
  "detail/base": {
    alt: "Lower half of the blue backpack, standing upright on its flat base",
    widths: detail,
  },
  "detail/cushion": {
    alt: "A ginger toy kitten on the cream fleece cushion, which lies in front of the caramel backpack",
    widths: detail,
  },
  "detail/rim": {
    alt: "A grey toy kitten looks out of the open top of the blue backpack, paws on the padded rim",
    widths: detail,
  },
  "detail/strap": {
    alt: "Padded shoulder straps and chest strap on the airy back of the caramel backpack",
    widths: detail,
  },
  "detail/chest-strap": {
    alt: "Chest strap with its buckle between the two shoulder straps of the caramel backpack",
    widths: detail,
  },
  "detail/back": {
    alt: "Back of the blue backpack: two columns of airy padding, a lumbar pad and the straps",
    widths: detail,
  },
  "detail/handle": {
    alt: "Leather-wrapped handle on top of the olive backpack",
    widths: detail,
  },
  "detail/front-pocket": {
    alt: "Front pocket of the caramel backpack with its zip and leather label",
    widths: detail,
  },
  "detail/pocket": {
    alt: "Cream side pocket and buckled strap of the blue backpack",
    widths: detail,
  },
  "detail/piping": {
    alt: "Corner of the blue front window: two rows of piping, stitches and a zip between them",
    widths: detail,
  },
  "detail/ring": {
    alt: "Metal ring on a short olive strap above the side window",
    widths: detail,
  },
  "detail/label": {
    alt: "Olive woven cloth with a stitched leather label",
    widths: detail,
  },
  "detail/storage-bag": {
    alt: "Cream cotton storage bag, closed with an olive cord, with a small leather label",
    widths: detail,
  },
} as const satisfies ImageEntries;
