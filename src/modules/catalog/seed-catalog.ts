import { backpack } from "#content/backpack.ts";
import { colourNames } from "#content/colour-names.ts";
import { brand } from "#content/brand.ts";
import { imageSources } from "#media/image.ts";
import { colours, type Colour } from "./colour.ts";

/** What a new shop has in its catalog, whether or not it shows demo data. */
export const categorySeeds = [
  {
    key: "carriers",
    name: "Carriers",
    description: "Everything that carries a small dog or a cat.",
  },
  {
    key: "backpacks",
    parent: "carriers",
    name: "Backpacks",
    description: "Carriers that are worn on the back.",
  },
  {
    key: "accessories",
    name: "Accessories",
    description: "What comes with a carrier or goes into it.",
  },
] as const;

export const backpackSeed = {
  name: brand.productName,
  category: "backpacks",
  description: `A soft-sided backpack for dogs and cats up to ${backpack.maxPetKg} kg, with mesh on three sides, a padded base and a tether inside. A cotton storage bag comes with it.`,
  sku: `${brand.skuPrefix}_BACKPACK`,
  tags: ["pet carrier", "backpack", "small dogs", "cats", "travel"],
  weightGrams: backpack.weightGrams,
  dimensions: `${backpack.heightCm} x ${backpack.widthCm} x ${backpack.depthCm} cm`,
  attributes: [
    { name: "Maximum pet weight (kg)", value: String(backpack.maxPetKg), type: "number" },
    { name: "Weight (g)", value: String(backpack.weightGrams), type: "number" },
    { name: "Outside", value: "Woven cloth, leather label and handle", type: "text" },
    { name: "Windows", value: "Mesh at the front and on both sides", type: "text" },
    { name: "Safety tether", value: "true", type: "boolean" },
    { name: "Storage bag included", value: "true", type: "boolean" },
  ],
} as const;

/** Comes with every backpack and is not sold on its own, hence inactive and free. */
export const storageBagSeed = {
  name: "Cotton Storage Bag",
  category: "accessories",
  description:
    "A drawstring bag of cream cotton that keeps the backpack free of dust. A present, packed with your order.",
  sku: `${brand.skuPrefix}_STORAGE_BAG`,
  tags: ["gift", "storage"],
} as const;

type VariantSeed = {
  readonly colour: Colour;
  readonly name: string;
  readonly colorPrimary: string;
  readonly colorSecondary: string;
  readonly sku: string;
  readonly barcode: string;
  readonly openingStock: number;
};

const colourFacts = {
  olive: { colorPrimary: "Olive Green", openingStock: 4, shop: 1 },
  caramel: { colorPrimary: "Caramel Brown", openingStock: 5, shop: 2 },
  blue: { colorPrimary: "Sky Blue", openingStock: 2, shop: 3 },
} as const satisfies Record<Colour, { colorPrimary: string; openingStock: number; shop: number }>;

export const variantSeeds: readonly VariantSeed[] = colours.map((colour) => ({
  colour,
  name: colourNames[colour].name,
  colorPrimary: colourFacts[colour].colorPrimary,
  colorSecondary: "Cream",
  sku: `${brand.skuPrefix}_BACKPACK_${colour.toUpperCase()}`,
  // Numbers that begin with 29 are for use inside one shop and never collide with a manufacturer's.
  barcode: withCheckDigit(`29000010000${colourFacts[colour].shop}`),
  openingStock: colourFacts[colour].openingStock,
}));

/** The four images of a colour, in display order, with the words that come with them. */
export function imageSeeds(colour: Colour): { url: string; alt: string }[] {
  return ([1, 2, 3, 4] as const).map((view) => {
    const name = `product/${colour}-${view}` as const;
    return { url: `/media/${name}`, alt: imageSources(name).alt };
  });
}

/** An EAN-13 from its first twelve digits. */
export function withCheckDigit(digits: string): string {
  const sum = Array.from(digits, Number).reduce(
    (total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
