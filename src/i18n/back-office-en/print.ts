import type { print as hebrew } from "../he/print.ts";
import type { Translated } from "../translated.ts";
import type { CustomsFact } from "#modules/orders/shipping/customs-contract.ts";
import { formatCount } from "../format-he.ts";
import { inWords } from "./in-words.ts";
import { isolate } from "#shared/isolate-text.ts";

const facts: Readonly<Record<CustomsFact, string>> = {
  description: "description in English",
  weight: "weight",
  value: "value",
  tariff_code: "tariff code",
  origin_country: "country of origin",
};

/** The page that prints what is printed for orders. */
export const print: Translated<typeof hebrew> = {
  kinds: {
    summary: { one: "Order summary", many: "Order summaries" },
    packing: { one: "Packing list", many: "Packing lists" },
    label: { one: "Address label", many: "Address labels" },
    customs: { one: "Customs form", many: "Customs forms" },
  },
  button: "Print",
  back: "Back to orders",
  progress: (done, all) => `${formatCount(done)} of ${formatCount(all)} loaded`,
  ready: (orders) => inWords(orders, "1 order ready to print", "orders ready to print"),
  failed: (orders) => inWords(orders, "1 order was not loaded", "orders were not loaded"),
  wait: "Orders are still loading",
  noneReady: "No order can be printed as this document",
  nothing: {
    title: "Nothing to print",
    text: "The link has no orders. Select orders in the list, and print them from there.",
  },
  language: {
    label: "Language of the documents",
    byCustomer: "Same as the customer",
    he: "Hebrew",
    en: "English",
  },
  gaps: {
    title: "Not printed",
    order: "Order",
    no_address: "The order has no address. Add it on the order’s screen.",
    at_home: "Stays in Israel, and needs no customs form.",
    no_sender: "The sender address is missing. Fill it in under the brand details.",
    line: (name, missing) =>
      `${isolate(name)} – missing: ${missing.map((fact) => facts[fact]).join(", ")}`,
    toOrder: "Go to order",
    toProduct: "Go to product",
    toBrand: "Go to brand details",
  },
  hints: {
    title: "Good to know",
    noReturnAddress:
      "The labels have no return address, because it is not filled in under the brand details.",
    onCn23: (orders) =>
      `Form \u2066CN23\u2069 is printed on an \u2066A4\u2069 page, because the value is above about 400 dollars, the weight is above two kilograms, or the content does not fit on form \u2066CN22\u2069: ${orders.map(isolate).join(", ")}`,
  },
};
