import type { ImageName } from "#media/image.ts";
import { images } from "#media/manifest.ts";
import type { SampleProduct } from "./insert-samples.ts";

const customs = {
  tariffCode: "340600",
  originCountry: "DE",
  customsDescription: "Candles",
} as const;

const care = [
  "Trim the wick to five millimetres before you light it.",
  "Let the whole surface melt the first time, and never leave a flame alone.",
].join("\n");

const toImage = (name: ImageName) => ({ name, alt: images[name].alt });

const scents = [
  ["linden", "Linden", "#a9b06a", "An avenue in June, with the windows open."],
  ["fig", "Fig", "#8a4f63", "Ripe fruit, green leaves, warm stone."],
  ["cedar", "Cedar", "#4f6a58", "A pencil box, a forest after rain."],
] as const;

/** Products that a shop may begin with that sells nothing for pets. */
export const candleSeeds: readonly SampleProduct[] = [
  {
    product: {
      name: "Soy Candle",
      description:
        "Soy wax with a cotton wick and a scent that stays in the background. Poured by hand; it burns for forty hours.",
      sku: "SOY_CANDLE",
      tags: ["candle", "soy wax", "scent"],
      weightGrams: 420,
      dimensions: "8 x 8 x 9 cm",
      care,
    },
    attributes: [
      ["Burns for", "40 hours"],
      ["Wax", "Soy"],
      ["Wick", "Cotton"],
    ],
    priceMinor: 2450,
    variants: scents.map(([slug, name, colorHex, tagline], place) => ({
      variant: {
        slug: `soy-candle-${slug}`,
        variantName: name,
        shortName: name,
        colorPrimary: name,
        colorHex,
        tagline,
        story: "Light it for an hour in the evening, and the room keeps the scent until morning.",
        features: ["Forty hours of light", "Poured by hand", "A glass that you can use again"],
        sku: `SOY_CANDLE_${slug.toUpperCase()}`,
        ...customs,
      },
      openingStock: 18 - 4 * place,
      images: [toImage(`candle/${slug}`)],
    })),
  },
  {
    product: {
      name: "Pillar Candles",
      description:
        "Three pillars of beeswax in three heights. They smell of honey, faintly, and of nothing else.",
      sku: "PILLAR_CANDLES",
      tags: ["candle", "beeswax"],
      weightGrams: 900,
      dimensions: "7 x 7 x 18 cm",
      care,
    },
    attributes: [
      ["Burns for", "30, 50 and 80 hours"],
      ["Wax", "Beeswax"],
    ],
    priceMinor: 3900,
    variants: [
      {
        variant: {
          slug: "pillar-candles",
          variantName: "Pillar Candles, Set of Three",
          shortName: "Set of three",
          tagline: "Three heights, one evening.",
          story: "They stand by themselves, on a plate or on a shelf, and look best together.",
          features: ["Pure beeswax", "Three heights", "Need no holder"],
          sku: "PILLAR_CANDLES_3",
          ...customs,
        },
        openingStock: 9,
        images: [toImage("candle/pillar")],
      },
    ],
  },
  {
    product: {
      name: "Tea Lights",
      description: "Twelve tea lights of rapeseed wax in cups that can be filled again.",
      sku: "TEA_LIGHTS",
      tags: ["candle", "tea lights"],
      weightGrams: 240,
      dimensions: "4 x 4 x 2 cm",
      care,
    },
    attributes: [
      ["Burn for", "5 hours each"],
      ["Wax", "Rapeseed"],
    ],
    priceMinor: 1200,
    variants: [
      {
        variant: {
          slug: "tea-lights",
          variantName: "Tea Lights, Box of Twelve",
          shortName: "Box of twelve",
          tagline: "Small light, for a long table.",
          story: "Enough for a dinner with friends, and for the one after it.",
          features: ["Rapeseed wax", "Clear cups", "Five hours each"],
          sku: "TEA_LIGHTS_12",
          ...customs,
        },
        openingStock: 40,
        images: [toImage("candle/tea-lights")],
      },
    ],
  },
  {
    product: {
      name: "Brass Candle Holder",
      description: "A holder of solid brass for one taper candle. It darkens with the years.",
      sku: "BRASS_HOLDER",
      tags: ["holder", "brass"],
      weightGrams: 380,
      dimensions: "12 x 12 x 6 cm",
      care: "Wipe it with a dry cloth. Vinegar and salt bring the shine back.",
    },
    attributes: [
      ["Material", "Brass"],
      ["For", "Tapers of 22 mm"],
    ],
    priceMinor: 4500,
    variants: [
      {
        variant: {
          slug: "brass-holder",
          variantName: "Brass Candle Holder",
          shortName: "Brass Candle Holder",
          tagline: "Heavy enough to stay where it is.",
          story: "Turned from one piece. The taper in the picture is not part of it.",
          features: ["Solid brass", "Turned from one piece", "Felt below"],
          sku: "BRASS_HOLDER_1",
          tariffCode: "940550",
          originCountry: "DE",
          customsDescription: "Candle holder, brass",
        },
        openingStock: 6,
        images: [toImage("candle/holder")],
      },
    ],
  },
];
