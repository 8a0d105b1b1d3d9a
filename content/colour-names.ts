import type { Colour } from "#modules/catalog/colour.ts";

type ColourNames = {
  /** "Olive", where the full name would be too long. */
  readonly shortName: string;
  readonly name: string;
  /** The cloth, for structured data and maskable previews. */
  readonly primaryColorHex: string;
};

/** What the colours are called, wherever that is all to say. */
export const colourNames: Readonly<Record<Colour, ColourNames>> = {
  olive: { shortName: "Olive", name: "Olive Green & Cream", primaryColorHex: "#7f7c56" },
  caramel: { shortName: "Caramel", name: "Caramel Brown & Cream", primaryColorHex: "#a97450" },
  blue: { shortName: "Blue", name: "Sky Blue & Cream", primaryColorHex: "#83b4dc" },
};
