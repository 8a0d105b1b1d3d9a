import { sizeText } from "./backpack.ts";
import { policies } from "./policies.ts";

/** What a product page says in every colour. */
export const productPageText = {
  /** "A carrier for small dogs and cats up to 10 kg (22 lb)." */
  forWhom: (maxPet: string) => `A carrier for small dogs and cats up to ${maxPet}.`,
  shipping: `Free worldwide shipping. Leaves us in ${range(policies.processingBusinessDays)} business days.`,
  gift: {
    title: "Free storage bag",
    text: "A cotton drawstring bag with our label, tucked into every backpack.",
  },
  made: {
    title: "The bag in figures",
    titleOfOthers: "In figures",
    /** "All three colours share one cut. …" */
    text: (colours: string) =>
      `${colours} share one cut. Take your pet’s measurements before you take sides on colour.`,
  },
  related: {
    title: "Also in",
    text: "The same bag, inside and out. Only the mood changes.",
  },
  care: "Care",
  details: [
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

/** How the backpack is cleaned, in a new shop. */
export const backpackCare = [
  "Brush off dry dirt, then wipe the cloth with lukewarm water and a little mild soap.",
  "The cushion lifts out and is washed by hand. Let everything dry in the air, away from heaters.",
] as const;

/** What the backpack is like, line by line, in a new shop. */
export const backpackSpecifications: readonly { readonly name: string; readonly value: string }[] =
  [
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
