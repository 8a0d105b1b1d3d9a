import type { markets as hebrew } from "../he/markets.ts";
import type { Translated } from "../translated.ts";
import { formatCount } from "../format-he.ts";
import { marketFields } from "./market-fields.ts";
import { isolate } from "#shared/isolate-text.ts";

/** The markets in the back office. */
export const markets: Translated<typeof hebrew> = {
  title: "Markets",
  intro:
    "What an order costs, where to, and under which rules. A new shop sells worldwide on the same terms; the markets proposed here take effect only on the day you choose.",
  list: {
    label: "Markets",
    failed: "Could not load the markets",
    none: { title: "No markets", text: "The main market is missing." },
  },
  states: {
    main: "Main",
    proposed: "Proposed",
    planned: "Planned",
    active: "In effect",
    not_delivered: "No shipping",
  },
  columns: {
    name: "Market",
    state: "State",
    places: "Places",
    tax: "Tax",
    shipping: "Shipping",
    currency: "Currency",
    actions: "Actions",
  },
  everywhere: "Everywhere else",
  noTax: "None",
  percent: (percent) => `${percent}%`,
  tax: (rates, name, mode) =>
    `${isolate(`${rates} ${name}`)}, ${mode === "added" ? "added" : "included"}`,
  freeShipping: "Free",
  more: (count) => `and ${formatCount(count)} more`,
  validFrom: (day) => `from ${day}`,
  form: {
    add: "New market",
    edit: (name) => `Edit ${isolate(name)}`,
    saved: "Market saved",
    failed: "The market was not saved.",
    /** The name of a list, and how much is in it. */
    count: (list, count) => `${list} (${formatCount(count)})`,
  },
  /** From a proposal to rules that hold. */
  start: {
    label: (name) => `Set the day ${isolate(name)} takes effect`,
    title: (name) => `${isolate(name)}: in effect from…`,
    text: "From that day, orders from these places follow this market. Orders already placed do not change.",
    submit: "Set day",
    saved: "Day set",
    failed: "The day was not set.",
    preview: (goods) => `What ${isolate(goods)} will cost there`,
    fields: { validFrom: { label: "In effect from" } },
  },
  /** From rules that hold back to a proposal. */
  back: {
    label: (name) => `Turn ${isolate(name)} back into a proposal`,
    title: "Turn the market back into a proposal?",
    text: (name) => `The places of ${isolate(name)} become part of the main market again.`,
    submit: "Back to proposal",
    saved: "The market is a proposal again",
    failed: "The market was not changed.",
    used: "There are orders from this market, so it stays in effect",
  },
  /** The price of one piece, place by place. */
  examples: {
    title: (goods) => `What ${isolate(goods)} costs`,
    failed: "Could not work out the prices.",
    none: { title: "Nothing to work out", text: "The shop has no product for sale." },
    withProposals: "As if all proposals were in effect",
    columns: {
      place: "Place",
      market: "Market",
      goods: "Product",
      shipping: "Shipping",
      tax: "Tax",
      duty: "Customs duty",
      total: "To pay",
      atDoor: "To the door",
      before: "Today",
    },
    places: {
      tel_aviv: "Tel Aviv",
      eilat: "Eilat",
      munich: "Munich",
      paris: "Paris",
      london: "London",
      belfast: "Belfast",
      jersey: "Jersey",
      las_palmas: "Las Palmas",
      new_york: "New York",
      portland: "Portland",
      tokyo: "Tokyo",
      tehran: "Tehran",
    },
    included: "Included",
    unknown: "Unknown",
    noRate: "No exchange rate",
    notDelivered: "No shipping",
  },
  fields: marketFields,
  remove: {
    button: (name) => `Delete ${isolate(name)}`,
    title: "Delete the market?",
    text: (name) => `The places of ${isolate(name)} become part of the main market again.`,
    used: "There are orders from this market, so it cannot be deleted",
    main: "The main market cannot be deleted",
    saved: "Market deleted",
    failed: "The market was not deleted.",
  },
};
