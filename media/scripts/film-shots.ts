// What the films show: which picture, from where to where the eye moves, and for how long.
import type { PictureName } from "#media/picture.ts";
import type { FilmId } from "#media/films.ts";

/** A window on a picture of 4 to 3: where its middle lies and how wide it is, as parts of the picture. */
export type View = { readonly x: number; readonly y: number; readonly width: number };

export type Shot = {
  readonly picture: PictureName;
  readonly from: View;
  readonly to: View;
  readonly seconds: number;
};

const view = (x: number, y: number, width: number): View => ({ x, y, width });
const middle = view(0.5, 0.5, 1);
const nearer = view(0.5, 0.5, 0.9);

/** The four sides of a bag. The eye comes nearer to one and steps back from the next. */
function round(colour: "olive" | "caramel" | "blue"): Shot[] {
  const side = (number: 1 | 2 | 3 | 4, from: View, to: View): Shot => ({
    picture: `product/${colour}-${number}`,
    from,
    to,
    seconds: 1.8,
  });
  return [
    side(1, middle, nearer),
    side(2, nearer, middle),
    side(3, middle, nearer),
    side(4, nearer, middle),
  ];
}

export const filmShots: Readonly<Record<FilmId, readonly Shot[]>> = {
  turntable: [...round("olive"), ...round("caramel"), ...round("blue")],
  features: [
    {
      picture: "detail/zipper",
      from: view(0.5, 0.52, 0.84),
      to: view(0.5, 0.5, 1),
      seconds: 2.6,
    },
    { picture: "product/olive-1", from: middle, to: view(0.53, 0.36, 0.56), seconds: 3 },
    {
      picture: "product/caramel-4",
      from: view(0.5, 0.36, 0.6),
      to: view(0.5, 0.68, 0.6),
      seconds: 3,
    },
    {
      picture: "product/blue-2",
      from: view(0.48, 0.34, 0.54),
      to: view(0.5, 0.7, 0.54),
      seconds: 3,
    },
    {
      picture: "product/olive-3",
      from: view(0.5, 0.33, 0.58),
      to: view(0.5, 0.68, 0.58),
      seconds: 3,
    },
    {
      picture: "detail/storage-bag",
      from: view(0.5, 0.5, 0.8),
      to: view(0.5, 0.5, 1),
      seconds: 2.6,
    },
  ],
  "which-size": [
    { picture: "hero/hero-wide", from: view(0.5, 0.5, 1), to: view(0.42, 0.4, 0.72), seconds: 3.2 },
    { picture: "hero/hero", from: view(0.5, 0.34, 0.52), to: middle, seconds: 3 },
    {
      picture: "gallery/garden",
      from: view(0.4, 0.5, 0.74),
      to: view(0.48, 0.5, 0.94),
      seconds: 3,
    },
    {
      picture: "gallery/autumn",
      from: view(0.6, 0.5, 0.94),
      to: view(0.63, 0.45, 0.7),
      seconds: 3,
    },
    {
      picture: "gallery/rooftop",
      from: view(0.63, 0.46, 0.7),
      to: view(0.53, 0.5, 0.94),
      seconds: 3,
    },
    { picture: "gallery/mountain", from: view(0.62, 0.44, 0.66), to: middle, seconds: 3.2 },
  ],
};
