import type { richText as hebrew } from "../he/rich-text.ts";
import type { Translated } from "../translated.ts";

/** The editor of texts with headings, lists and images. */
export const richText: Translated<typeof hebrew> = {
  toolbar: (field) => `Formatting of ${field}`,
  tools: {
    heading2: "Heading",
    heading3: "Subheading",
    bold: "Bold",
    italic: "Italic",
    link: "Link",
    bulletList: "List",
    orderedList: "Numbered list",
    blockquote: "Quote",
    callout: "Callout box",
    figure: "Image",
    table: "Table",
    productCard: "Product card",
    callToAction: "Call to action",
    horizontalRule: "Divider",
    undo: "Undo",
    redo: "Redo",
  },
  table: {
    label: "Edit table",
    addRow: "Row below",
    addColumn: "Column after",
    deleteRow: "Delete row",
    deleteColumn: "Delete column",
    deleteTable: "Delete table",
  },
  block: { edit: "Edit", remove: "Remove", submit: "Save in the text" },
  linkDialog: {
    title: "Link",
    href: "Leads to",
    help: "A path in the shop such as /faq, a place on the page such as #sizes, or an address that starts with \u2066https:\u2069, \u2066mailto:\u2069 or \u2066tel:\u2069",
    problem: "This address cannot be linked to.",
    remove: "Remove link",
  },
  figure: {
    image: "Image",
    alt: "Image description",
    altHelp: "For those who do not see the image. Empty: the description from the image library.",
    caption: "Caption",
  },
  productCard: { slug: "Product’s address in the shop", help: "For example olive" },
  callToAction: { heading: "Heading", text: "Text", label: "Button label", to: "Leads to" },
  required: "Fill in this field.",
};
