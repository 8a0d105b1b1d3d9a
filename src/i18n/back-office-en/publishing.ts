import type { publishing as hebrew } from "../he/publishing.ts";
import type { Translated } from "../translated.ts";
import { isolate } from "#shared/isolate-text.ts";

/** Texts on showing the catalogue: which parts of it, from when on, and in which order. */
export const publishing: Translated<typeof hebrew> = {
  title: "Visibility in the shop",
  switchLabel: {
    products: (name) => `Show ${isolate(name)} in the shop`,
    variants: (name) => `Sell the variant ${isolate(name)}`,
  },
  /** The name of the button that shows a state and opens the others. */
  menu: (name, status) => `${status}: visibility of ${isolate(name)}`,
  states: {
    draft: "Draft",
    scheduled: "Scheduled",
    live: "Live",
    archived: "Archived",
  },
  stateText: {
    draft: "Only staff see the product.",
    scheduled: "The product goes live by itself at the set time.",
    live: "The live variants are sold in the shop.",
    archived: "The product is not shown, and its data is kept.",
  },
  /** Of what is scheduled for a moment. */
  from: "From ",
  missingTitle: "Missing before it can go live",
  missing: {
    missing_picture: "image",
    missing_price: "price",
    missing_description: "description",
    missing_variant: "at least one variant shown in the shop",
  },
  missingOf: (parts) => `Missing: ${parts}`,
  actions: {
    live: "Show in shop",
    scheduled: "Schedule",
    draft: "Move back to draft",
    archived: "Archive",
    preview: "Preview link",
  },
  done: {
    live: "Live in the shop",
    scheduled: "Time set",
    draft: "Moved back to draft",
    archived: "Archived",
  },
  failed: "The visibility could not be changed.",
  schedule: {
    title: (name) => `Schedule ${isolate(name)}`,
    when: "Goes live on",
    help: "Israel time.",
    submit: "Set time",
    problems: {
      required: "Choose a date and time.",
      past: "This time has passed. Choose a later one.",
    },
  },
  preview: {
    title: "Preview",
    text: (until) =>
      `Anyone with the link sees the page without an account, until ${until}. Search engines will not list it.`,
    address: "Link",
    copy: "Copy link",
    copied: "Link copied",
    copyFailed: "The link could not be copied.",
    open: "Open",
    failed: "The link could not be created.",
  },
  order: {
    column: "Order",
    up: (name) => `Move ${isolate(name)} up`,
    down: (name) => `Move ${isolate(name)} down`,
    isFirst: "Already first",
    isLast: "Already last",
    drag: "Drag to reorder",
    moved: (name, place) => `${isolate(name)} is now number ${place}`,
    failed: "The order could not be changed, and the previous order was restored.",
  },
};
