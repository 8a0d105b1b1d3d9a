import type { Colour } from "#modules/catalog/colour.ts";

/** What the backpack measures and carries, the same in every colour. */
export const backpack = {
  heightCm: 46,
  widthCm: 30,
  depthCm: 20,
  heightIn: 18.1,
  widthIn: 11.8,
  depthIn: 7.9,
  weightGrams: 930,
  maxPetKg: 10,
  maxPetLb: 22,
  /** Room to add to a pet's measurements. */
  roomCm: { from: 2, to: 5 },
} as const;

export const sizeText = {
  metric: `${backpack.heightCm} × ${backpack.widthCm} × ${backpack.depthCm} cm`,
  imperial: `${backpack.heightIn} × ${backpack.widthIn} × ${backpack.depthIn} in`,
  weight: `${backpack.weightGrams} g`,
  maxPet: `${backpack.maxPetKg} kg (${backpack.maxPetLb} lb)`,
} as const;

type ColourStory = {
  /** "Olive", where the full name would be too long. */
  readonly shortName: string;
  readonly name: string;
  /** The cloth, for structured data and maskable previews. */
  readonly primaryColorHex: string;
  readonly tagline: string;
  readonly description: string;
  readonly features: readonly string[];
};

/** The words for each colour; price, stock and pictures come from the catalogue. */
export const colourStories: Readonly<Record<Colour, ColourStory>> = {
  olive: {
    shortName: "Olive",
    name: "Olive Green & Cream",
    primaryColorHex: "#7f7c56",
    tagline: "For forest paths and long ways home.",
    description:
      "The green of moss and old field jackets, with cream panels that catch the light. It hides the dust of a long trail and still looks right in a café.",
    features: [
      "Woven cloth with a dry, matte hand",
      "Cream side panels with double piping",
      "See-through mesh on the front and both sides",
      "Leather-wrapped handle and zip pulls",
      "Safety tether clipped inside",
    ],
  },
  caramel: {
    shortName: "Caramel",
    name: "Caramel Brown & Cream",
    primaryColorHex: "#a97450",
    tagline: "For city days with somewhere warm at the end.",
    description:
      "Warm brown like a well-loved armchair, set against cream. The one that goes with everything you own, from a raincoat to a good suit.",
    features: [
      "Woven cloth in a warm, even brown",
      "Cream side panels with double piping",
      "See-through mesh on the front and both sides",
      "Leather-wrapped handle and zip pulls",
      "Safety tether clipped inside",
    ],
  },
  blue: {
    shortName: "Blue",
    name: "Sky Blue & Cream",
    primaryColorHex: "#83b4dc",
    tagline: "For harbours, ferries and first snow.",
    description:
      "The blue of a clear morning, bright enough to find in a crowd. Light on the eyes, light on the back, and at its best near water.",
    features: [
      "Woven cloth in a clear sky blue",
      "Cream side panels with double piping",
      "See-through mesh on the front and both sides",
      "Leather-wrapped handle and zip pulls",
      "Safety tether clipped inside",
    ],
  },
};
