import type { ImageName } from "#media/image.ts";
import type { Colour } from "#modules/catalog/colour.ts";
import { sizeText } from "./backpack.ts";
import { policies } from "./policies.ts";

type ColourStory = {
  readonly tagline: string;
  readonly description: string;
  readonly features: readonly string[];
  /** The bag of this colour on its way. */
  readonly outdoors: ImageName;
};

/** The words for each colour; price, stock and images come from the catalog. */
export const colourStories: Readonly<Record<Colour, ColourStory>> = {
  olive: {
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
    outdoors: "gallery/camp",
  },
  caramel: {
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
    outdoors: "gallery/airport",
  },
  blue: {
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
    outdoors: "gallery/marina",
  },
};

/** What a product page says in every colour. */
export const productPageText = {
  /** "A carrier for small dogs and cats up to 10 kg (22 lb)." */
  forWhom: `A carrier for small dogs and cats up to ${sizeText.maxPet}.`,
  shipping: `Free worldwide shipping. Leaves us in ${range(policies.processingBusinessDays)} business days.`,
  gift: {
    title: "Free storage bag",
    text: "A cotton drawstring bag with our label, tucked into every backpack.",
  },
  made: {
    title: "The bag in figures",
    text: "All three colours share one cut. Take your pet’s measurements before you take sides on colour.",
  },
  related: {
    title: "Also in",
    text: "The same bag, inside and out. Only the mood changes.",
  },
  details: [
    {
      title: "Care",
      text: [
        "Brush off dry dirt, then wipe the cloth with lukewarm water and a little mild soap.",
        "The cushion lifts out and is washed by hand. Let everything dry in the air, away from heaters.",
      ],
    },
    {
      title: "Shipping",
      text: [
        `Shipping is free, to anywhere. Your order leaves us in ${range(policies.processingBusinessDays)} business days and arrives ${range(policies.shippingDays.worldwideFree)} business days later.`,
        `Changed your mind? For ${policies.cancelWithinHours} hours after ordering you can cancel it yourself: the link in your confirmation email opens your order.`,
      ],
    },
    {
      title: "Warranty",
      text: [
        `The factory warranty covers ${policies.warrantyMonths} months.`,
        `All sales are final. If something arrives damaged, or is not what you ordered, tell us within ${policies.claimWithinHours} hours of delivery. Nothing here limits the rights that the law gives you.`,
      ],
    },
  ],
} as const;

/** What the bag is like, line by line. */
export const specifications: readonly { readonly name: string; readonly value: string }[] = [
  { name: "Outside", value: `${sizeText.metric} (${sizeText.imperial})` },
  { name: "Weight", value: sizeText.weight },
  { name: "Largest pet", value: sizeText.maxPet },
  { name: "Window", value: "Front, both sides" },
  { name: "Opens", value: "Front, side and top" },
  { name: "Back", value: "Padded, breathable mesh" },
  { name: "Pockets", value: "Front and two sides" },
  { name: "Warranty", value: `${policies.warrantyMonths} months, factory` },
];

function range({ from, to }: { from: number; to: number }): string {
  return `${from}–${to}`;
}
