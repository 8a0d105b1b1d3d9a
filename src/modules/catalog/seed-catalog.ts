import { backpack, backpackCare, backpackSpecifications } from "#content/backpack.ts";
import { backpackColors, seededColors, type SeededColor } from "#content/backpack-colors.ts";
import { brand } from "#content/brand.ts";
import { imageAlts } from "#media/image-alts.ts";
import { samplePrefix } from "#content/sample-names.ts";

/** Categories of a new shop, with or without demo data. */
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
  description:
    "A soft-sided backpack for dogs and cats up to {bag.maxPetKg} kg, with mesh on three sides, a padded base and a tether inside. {if gift Cotton Storage Bag}A cotton storage bag comes with it.{/if}",
  sku: `${samplePrefix}_BACKPACK`,
  tags: ["pet carrier", "backpack", "small dogs", "cats", "travel"],
  weightGrams: backpack.weightGrams,
  dimensions: `${backpack.heightCm} x ${backpack.widthCm} x ${backpack.depthCm} cm`,
  heightMm: backpack.heightCm * 10,
  widthMm: backpack.widthCm * 10,
  depthMm: backpack.depthCm * 10,
  maxPetGrams: backpack.maxPetKg * 1000,
  care: backpackCare.join("\n"),
  attributes: backpackSpecifications,
} as const;

/** Comes with every backpack and is not sold on its own, hence inactive and free. */
export const giftSeed = {
  name: "Cotton Storage Bag",
  category: "accessories",
  description:
    "A drawstring bag of cream cotton that keeps the backpack free of dust. A present, packed with your order.",
  sku: `${samplePrefix}_STORAGE_BAG`,
  tags: ["gift", "storage"],
  image: { url: "/media/detail/storage-bag", alt: imageAlts["detail/storage-bag"] },
} as const;

/** Travelling bags of textile, as customs know them. */
const backpackCustoms = {
  tariffCode: "420292",
  originCountry: "VN",
  customsDescription: "Pet carrier backpack, textile",
} as const;

export const variantSeeds = seededColors.map((slug, displayOrder) => {
  const seed = backpackColors[slug];
  const row = {
    slug,
    displayOrder,
    variantName: seed.name,
    shortName: seed.shortName,
    colorPrimary: seed.primaryColor,
    colorSecondary: "Cream",
    colorHex: seed.hex,
    tagline: seed.tagline,
    story: seed.story,
    features: [...seed.features],
    storyImageUrl: `/media/${seed.storyImage}`,
    sku: `${samplePrefix}_BACKPACK_${slug.toUpperCase()}`,
    // Numbers from 29 on are for use inside one shop; no manufacturer has one.
    barcode: withCheckDigit(`29000010000${displayOrder + 1}`),
    ...backpackCustoms,
  };
  return { row, openingStock: seed.openingStock };
});

/** In the order in which they tell a story: worn, with pets, open, its pockets, how large it is. */
const views = [
  1,
  "worn",
  "worn-side",
  "dog",
  "cat",
  "open",
  "open-top",
  "cushion",
  "pockets",
  3,
  "chair",
  "seat",
] as const;

/** The images of a color in the order in which they sell, with the words that come with them. */
export function listImageSeeds(color: SeededColor): { url: string; alt: string }[] {
  return views.map((view) => {
    const name = `product/${color}-${view}` as const;
    return { url: `/media/${name}`, alt: imageAlts[name] };
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
