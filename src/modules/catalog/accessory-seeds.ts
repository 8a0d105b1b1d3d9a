import { samplePrefix } from "#content/sample-names.ts";
import type { SampleProduct } from "./insert-samples.ts";

type SampleVariant = SampleProduct["variants"][number];
type SampleImage = SampleVariant["images"][0];

/** A sample of one variant, with an image beside its story. */
type AccessorySeed = Omit<SampleProduct, "variants"> &
  Pick<SampleVariant, "variant" | "openingStock"> & {
    readonly images: readonly [SampleImage, SampleImage];
  };

/** Further products of the demo besides the backpack; drafts, until the owner shows them. */
export const accessorySeeds: readonly AccessorySeed[] = [
  {
    product: {
      name: "Travel Blanket",
      description:
        "A blanket for the back seat, the train and the grass: woven cotton on one side, soft fleece on the other. It folds into a parcel that one strap holds together.",
      sku: `${samplePrefix}_TRAVEL_BLANKET`,
      tags: ["blanket", "travel", "accessory"],
      weightGrams: 620,
      dimensions: "100 x 70 cm",
      care: [
        "Shake it out, then wash it at 30 °C with a mild detergent and without softener.",
        "Take the straps off first. Let it dry in the air, away from heaters.",
      ].join("\n"),
    },
    attributes: [
      ["Open", "100 x 70 cm"],
      ["Folded", "31 x 24 x 9 cm"],
      ["Weight", "620 g"],
      ["Outside", "Woven cotton"],
      ["Inside", "Fleece"],
    ],
    variant: {
      slug: "travel-blanket",
      variantName: "Travel Blanket in Olive & Cream",
      shortName: "Travel Blanket",
      colorPrimary: "Olive Green",
      colorSecondary: "Cream",
      colorHex: "#7f7c56",
      tagline: "A place of their own, wherever you stop.",
      story:
        "Cats and dogs settle sooner where it smells of home. Spread it out at the hotel, in the café or on the back seat, and roll it up again when you move on.",
      features: [
        "Woven cotton with cream stripes",
        "Soft fleece on the other side",
        "Folds flat or rolls up",
        "Straps that look like the backpack’s",
      ],
      sku: `${samplePrefix}_TRAVEL_BLANKET_1`,
      tariffCode: "630130",
      originCountry: "IN",
      customsDescription: "Pet travel blanket, cotton",
    },
    priceMinor: 3900,
    openingStock: 12,
    images: [
      {
        name: "accessory/blanket-1",
        alt: "Olive travel blanket with cream stripes, folded, a brown strap with a buckle round it",
      },
      {
        name: "accessory/blanket-2",
        alt: "The same blanket rolled up, its cream side showing in the roll, two straps and a handle",
      },
    ],
  },
  {
    product: {
      name: "Folding Bowl",
      description:
        "A bowl for water and food that is as flat as a saucer until it is needed. Soft silicone with a firm rim, and a hook for the backpack.",
      sku: `${samplePrefix}_FOLDING_BOWL`,
      tags: ["bowl", "travel", "accessory"],
      weightGrams: 140,
      dimensions: "14 x 14 x 6 cm",
      care: "Rinse it with warm water, or put it into the upper rack of the dishwasher.",
    },
    attributes: [
      ["Open", "14 cm wide, 6 cm high"],
      ["Folded", "2 cm high"],
      ["Weight", "140 g"],
      ["Holds", "350 ml"],
      ["Material", "Food-safe silicone"],
    ],
    variant: {
      slug: "folding-bowl",
      variantName: "Folding Bowl in Sky Blue & Cream",
      shortName: "Folding Bowl",
      colorPrimary: "Sky Blue",
      colorSecondary: "Cream",
      colorHex: "#83b4dc",
      tagline: "Flat in the pocket, deep when it counts.",
      story:
        "Water is the first thing anybody asks for at the end of a walk. Push the rings out, fill it, and press it flat again when everybody has had enough.",
      features: [
        "Soft silicone that folds ring by ring",
        "Firm cream rim that stands still",
        "Metal hook for the backpack’s ring",
        "Two centimetres high when folded",
      ],
      sku: `${samplePrefix}_FOLDING_BOWL_1`,
      tariffCode: "392410",
      originCountry: "CN",
      customsDescription: "Folding pet bowl, silicone",
    },
    priceMinor: 1900,
    openingStock: 20,
    images: [
      {
        name: "accessory/bowl-1",
        alt: "Sky blue folding bowl, open, with a cream rim and a metal hook",
      },
      {
        name: "accessory/bowl-2",
        alt: "The same bowl folded flat: rings within rings inside the cream rim",
      },
    ],
  },
];
