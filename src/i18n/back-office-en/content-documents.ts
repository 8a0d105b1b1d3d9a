import type { getDocumentName as hebrew } from "../he/content-documents.ts";
import type { Translated } from "../translated.ts";
import { mailLabels } from "./mail-labels.ts";

const names: Readonly<Record<string, string>> = {
  brand: "Brand and business details",
  policies: "Policies and numbers",
  announcement: "Announcement bar",
  structure: "Menus and pages",
  "payment-instructions": "Payment instructions",
  home: "Home page",
  collection: "Collection",
  "product-page": "Product page",
  faq: "FAQ",
  "size-chart": "Size chart",
  gallery: "Gallery",
  blog: "Blog",
  contact: "Contact",
  "contact-privacy": "Privacy note in forms",
  dealer: "Dealer page",
  newsletter: "Newsletter",
  account: "Sign-in and registration",
  rights: "Rights by country",
  "rights/il": "Rights: Israel",
  "rights/eu": "Rights: European Union",
  "rights/uk": "Rights: United Kingdom",
  "rights/us": "Rights: United States",
  "reply-templates": "Reply templates",
  "mail/common": "Shared by emails to customers",
  "mail/shop": "Shared by emails to the shop",
  ...Object.fromEntries(
    Object.entries(mailLabels.kinds).map(([kind, name]) => [`mail/${kind}`, name]),
  ),
};

/** Name of a document that has no title of its own; its key, where it has no name either. */
export const getDocumentName: Translated<typeof hebrew> = (key) => names[key] ?? key;
