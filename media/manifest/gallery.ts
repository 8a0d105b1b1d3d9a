import type { ImageEntries } from "./image-entry.ts";

const scene = [480, 800, 1200] as const;

/** The scenes of the gallery. */
export const galleryImages = {
  "gallery/mountain": {
    alt: "A toy puppy in an olive backpack beside a mountain path, with pines and snowy peaks behind",
    widths: scene,
  },
  "gallery/beach": {
    alt: "A grey toy kitten in a blue backpack on the sand, with a parasol, palms and a sailing boat",
    widths: scene,
  },
  "gallery/airport": {
    alt: "A ginger toy kitten in a caramel backpack at gate A4, next to a yellow suitcase, an aeroplane outside",
    widths: scene,
  },
  "gallery/autumn": {
    alt: "A cream toy puppy in a blue backpack on a forest path among golden and red trees",
    widths: scene,
  },
  "gallery/marina": {
    alt: "A dark brown toy puppy in a blue backpack on a wooden jetty, boats and a low sun behind",
    widths: scene,
  },
  "gallery/canyon": {
    alt: "A cream toy puppy in an olive backpack between cacti and red canyon walls",
    widths: scene,
  },
  "gallery/lodge": {
    alt: "A grey toy kitten in a caramel backpack in the snow, with a lit cabin, a snowman and skis",
    widths: scene,
  },
  "gallery/camp": {
    alt: "A toy puppy in an olive backpack at dusk beside a campfire and a glowing tent",
    widths: scene,
  },
  "gallery/cherry": {
    alt: "A black toy kitten in a caramel backpack on a park bench under a flowering cherry tree",
    widths: scene,
  },
  "gallery/alley": {
    alt: "A toy puppy in a blue backpack in a cobbled lane with coloured houses, bunting and flower pots",
    widths: scene,
  },
  "gallery/cafe": {
    alt: "A ginger toy kitten in an olive backpack outside a café with a striped awning; a board says pets welcome",
    widths: scene,
  },
  "gallery/vineyard": {
    alt: "A grey and white toy puppy in a caramel backpack between vines, with a basket of grapes and a barrel",
    widths: scene,
  },
  "gallery/rooftop": {
    alt: "A white toy kitten in a blue backpack on a roof terrace at night, lit towers behind",
    widths: scene,
  },
  "gallery/garden": {
    alt: "A ginger toy kitten in a blue backpack in a cottage garden with a rose arch and sunflowers",
    widths: scene,
  },
  "gallery/lake": {
    alt: "A dark brown toy puppy in an olive backpack on a pebble shore with a red canoe and still water",
    widths: scene,
  },
  "gallery/train": {
    alt: "A grey and white toy kitten in a caramel backpack on a green train seat, a village and mountains outside the window",
    widths: scene,
  },
} as const satisfies ImageEntries;
