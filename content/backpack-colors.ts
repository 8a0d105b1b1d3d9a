import type { ImageName } from "#media/image.ts";

/** The colorways that a new shop begins with; what is sold is in the catalog from then on. */
export const seededColors = ["olive", "caramel", "blue"] as const;
export type SeededColor = (typeof seededColors)[number];

type SeededVariant = {
  readonly name: string;
  /** "Olive", where the full name would be too long. */
  readonly shortName: string;
  readonly primaryColor: string;
  /** Of the cloth. */
  readonly hex: string;
  readonly openingStock: number;
  readonly tagline: string;
  readonly story: string;
  readonly features: readonly string[];
  /** The backpack of this color on its way. */
  readonly storyImage: ImageName;
};

/** Texts and opening stock of each color in a new shop. */
export const backpackColors: Readonly<Record<SeededColor, SeededVariant>> = {
  olive: {
    name: "Olive Green & Cream",
    shortName: "Olive",
    primaryColor: "Olive Green",
    hex: "#7f7c56",
    openingStock: 4,
    tagline: "For forest paths and long ways home.",
    story:
      "The green of moss and old field jackets, with cream panels that catch the light. It hides the dust of a long trail and still looks right in a café.",
    features: [
      "Woven cloth with a dry, matte hand",
      "Cream side panels with double piping",
      "See-through mesh on the front and both sides",
      "Leather-wrapped handle and zip pulls",
      "Safety tether clipped inside",
    ],
    storyImage: "gallery/camp",
  },
  caramel: {
    name: "Caramel Brown & Cream",
    shortName: "Caramel",
    primaryColor: "Caramel Brown",
    hex: "#a97450",
    openingStock: 5,
    tagline: "For city days with somewhere warm at the end.",
    story:
      "Warm brown like a well-loved armchair, set against cream. The one that goes with everything you own, from a raincoat to a good suit.",
    features: [
      "Woven cloth in a warm, even brown",
      "Cream side panels with double piping",
      "See-through mesh on the front and both sides",
      "Leather-wrapped handle and zip pulls",
      "Safety tether clipped inside",
    ],
    storyImage: "gallery/airport",
  },
  blue: {
    name: "Sky Blue & Cream",
    shortName: "Blue",
    primaryColor: "Sky Blue",
    hex: "#83b4dc",
    openingStock: 2,
    tagline: "For harbours, ferries and first snow.",
    story:
      "The blue of a clear morning, bright enough to find in a crowd. Light on the eyes, light on the back, and at its best near water.",
    features: [
      "Woven cloth in a clear sky blue",
      "Cream side panels with double piping",
      "See-through mesh on the front and both sides",
      "Leather-wrapped handle and zip pulls",
      "Safety tether clipped inside",
    ],
    storyImage: "gallery/marina",
  },
};
