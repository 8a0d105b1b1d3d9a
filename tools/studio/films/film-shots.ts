// The scenes of the films: which image, from where to where the eye moves, and for how long.
import type { ImageName } from "#media/image.ts";
import type { FilmId } from "#media/films.ts";

/**
 * A window on an image of 4 to 3: where its middle lies and how wide it is, as parts of the
 * image.
 */
export type View = { readonly x: number; readonly y: number; readonly width: number };

export type Shot = {
  readonly image: ImageName;
  /**
   * How an image of other sides becomes one of 4 to 3: by cutting it, or with more of its plain
   * ground.
   */
  readonly fit: "cut" | "extend";
  readonly from: View;
  readonly to: View;
  readonly seconds: number;
};

const view = (x: number, y: number, width: number): View => ({ x, y, width });
const middle = view(0.5, 0.5, 1);
const nearer = view(0.5, 0.5, 0.88);

const cut = (image: ImageName, from: View, to: View, seconds = 2.4): Shot => ({
  image,
  fit: "cut",
  from,
  to,
  seconds,
});
const extended = (image: ImageName, from: View, to: View, seconds = 2.4): Shot => ({
  ...cut(image, from, to, seconds),
  fit: "extend",
});

/** A face is known at a glance. */
const face = (image: ImageName, isOdd: boolean): Shot =>
  extended(image, isOdd ? middle : nearer, isOdd ? nearer : middle, 1.5);

/** The films made of stills; the turntable is rendered frame by frame (make-films.ts). */
export const filmShots: Readonly<Record<Exclude<FilmId, "turntable">, readonly Shot[]>> = {
  features: [
    cut("detail/zipper", nearer, middle),
    cut("detail/mesh", middle, view(0.54, 0.46, 0.8)),
    cut("detail/side-window", view(0.5, 0.42, 0.84), view(0.5, 0.58, 0.84)),
    cut("detail/buckle", view(0.46, 0.5, 0.84), view(0.54, 0.5, 0.84)),
    cut("detail/front-pocket", middle, nearer),
    cut("detail/cushion", middle, view(0.44, 0.56, 0.8)),
    cut("detail/strap", view(0.5, 0.42, 0.84), view(0.5, 0.58, 0.84)),
    cut("detail/chest-strap", nearer, middle),
    cut("detail/handle", middle, view(0.46, 0.44, 0.84)),
    extended("detail/storage-bag", nearer, middle, 2.8),
  ],
  "which-size": [
    extended("size/sizes", middle, view(0.5, 0.52, 0.9), 3.2),
    face("portrait/dog-caramel", true),
    face("portrait/cat-grey", false),
    face("portrait/dog-grey", true),
    face("portrait/cat-ginger", false),
    face("portrait/dog-choc", true),
    face("portrait/cat-white", false),
    extended("detail/rim", middle, view(0.5, 0.42, 0.8), 2.8),
    extended("hero/hero", view(0.5, 0.34, 0.6), middle, 3),
    extended("blog/complete-guide-pet-travel-backpack", nearer, middle, 3.4),
  ],
};
