import type { structureFields as hebrew } from "../he/structure-fields.ts";
import type { Translated } from "../translated.ts";

/** Names of the fields of the menus, the footer and the set of pages. */
export const structureFields: Translated<typeof hebrew> = {
  "structure:pages": "Pages that can be put away",
  "structure:pages.gallery": "Gallery",
  "structure:pages.size-chart": "Size chart",
  "structure:pages.faq": "FAQ",
  "structure:pages.blog": "Blog and articles",
  "structure:pages.contact": "Contact",
  "structure:pages.dealer": "Dealer page",
  "structure:pages.search": "Search",
  "structure:header": "Main menu",
  "structure:header.onPhones": "On phones, also",
  "structure:header.links.links": "Links below it",
  "structure:footer": "Footer",
  "structure:footer.columns": "Columns",
  "structure:footer.columns.title": "Heading",
  "structure:footer.columns.products": "Links to products",
  "structure:footer.legal": "Last line",
  links: "Links",
};
