// Names of the fields of documents. A name with dots holds for a field at that place within
// another; the longest that fits counts.
import type { findFieldName as hebrew } from "../he/content-fields.ts";
import { structureFields } from "./structure-fields.ts";
import type { Translated } from "../translated.ts";
import { mailFields, pageFields } from "./content-page-fields.ts";

/** Headings, texts and images: what stands in nearly every document. */
const common = {
  title: "Page title",
  metaTitle: "Title for search engines",
  description: "Description for search engines",
  heading: "Heading",
  lede: "Introduction",
  text: "Text",
  note: "Note",
  image: "Image",
  images: "Images",
  alt: "Image description",
  caption: "Caption",
  label: "Label",
  link: "Link",
  to: "Leads to",
  url: "Address",
  button: "Button label",
  id: "Anchor (ID in the address)",
  slug: "Page address",
  name: "Name",
  value: "Value",
  items: "Items",
  points: "Points",
  reasons: "Reasons",
  steps: "Steps",
  rows: "Rows",
  groups: "Groups",
  figure: "Figure",
  hashtag: "Hashtag",
  tag: "Photo sharing",
  callToAction: "Call to action",
  body: "Content",
  excerpt: "Summary",
  date: "Date",
  updated: "Date updated",
  category: "Category",
  cover: "Cover image",
  en: "English",
  he: "Hebrew",
  done: "After confirmation",
  location: "Place",
} as const;

const shop = {
  legalName: "Legal name",
  trade: "What the shop sells",
  forPets: "Products for pets (size chart and the texts about them)",
  accessibility: "Accessibility",
  coordinator: "Accessibility coordinator",
  productName: "Product name",
  email: "Email",
  logo: "Logo",
  colours: "Colours",
  accent: "Accent colour",
  patch: "Background of dark panels",
  social: "Social networks",
  handle: "User name",
  imprint: "Business details",
  postalAddress: "Postal address",
  companyNumber: "Company number",
  phone: "Phone",
  euResponsible: "Responsible person in the EU",
  freeStandardShippingFromUsd: "Free standard shipping from (dollars)",
  shippingDays: "Shipping days",
  standard: "Standard",
  express: "Express",
  international: "International",
  worldwideFree: "Free worldwide",
  from: "From",
  "standard.from": "From (days)",
  "standard.to": "To (days)",
  "express.from": "From (days)",
  "express.to": "To (days)",
  "international.from": "From (days)",
  "international.to": "To (days)",
  "worldwideFree.from": "From (days)",
  "worldwideFree.to": "To (days)",
  "processingBusinessDays.from": "From (business days)",
  "processingBusinessDays.to": "To (business days)",
  searchedFrom: "Shipping countries (for search engines)",
  salesFinalIn: "Countries where all sales are final",
  withdrawal: "Right to cancel by law",
  countries: "Countries",
  withinDays: "Within (days from arrival)",
  feePercent: "Cancellation fee up to (percent)",
  feeAtMostIls: "And at most (shekels)",
  groupMonths: "For groups the law favours (months)",
  processingBusinessDays: "Handling time",
  warrantyMonths: "Warranty (months)",
  claimWithinHours: "Report damage within (hours)",
  cancelWithinHours: "Customers can cancel within (hours)",
  replyWithinHours: "Reply to messages within (hours)",
  dealerReplyBusinessDays: "Reply to dealers within (business days)",
  disputes: "Disputes",
  respondWithinDays: "Respond to complaints within (days)",
  mediationWithinDays: "Mediation within (days)",
  claimWithinYears: "Legal action within (years)",
  smallClaimsUnder: "Small claims up to",
  unmatchedReturnDays: "Keep requests without an order for (days)",
  minimumAge: "Minimum age",
  account: "Account details",
  reference: "Reference",
  withoutAccount: "Text while there are no account details",
  held: "How long the order is held",
} as const;

/** Measures of the backpack that texts may quote. */
const measures = {
  heightCm: "Height (cm)",
  widthCm: "Width (cm)",
  depthCm: "Depth (cm)",
  heightIn: "Height (in)",
  widthIn: "Width (in)",
  depthIn: "Depth (in)",
  weightGrams: "Weight (g)",
  maxPetKg: "Pet weight (kg)",
  maxPetLb: "Pet weight (lb)",
  roomCm: "Added room (cm)",
  metric: "Dimensions in centimetres",
  imperial: "Dimensions in inches",
  weight: "Weight",
  maxPet: "Maximum pet weight",
  price: "Price",
  socialNames: "Names of the networks",
} as const;

const names: Readonly<Record<string, string>> = {
  ...measures,
  ...mailFields,
  ...pageFields,
  ...structureFields,
  ...shop,
  ...common,
};

/** Name of a field, by its document and its place there; undefined if it has none. */
export const findFieldName: Translated<typeof hebrew> = (document, path) => {
  const place = path.split(".").filter((step) => !/^\d+$/.test(step));
  const whole = names[`${document}:${place.join(".")}`];
  if (whole !== undefined) return whole;
  for (let from = 0; from < place.length; from += 1) {
    const name = names[place.slice(from).join(".")];
    if (name !== undefined) return name;
  }
  return undefined;
};
