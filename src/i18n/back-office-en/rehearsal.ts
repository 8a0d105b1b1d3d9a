import { isolate } from "#shared/isolate-text.ts";
import type { rehearsal as hebrew } from "../he/rehearsal.ts";
import type { Translated } from "../translated.ts";
import { formatCount } from "../format-he.ts";
import { daysInWords } from "./in-words.ts";
import { ordersInWords } from "./orders-in-words.ts";

/** A change that is tried on past orders before it is saved. */
export const rehearsal: Translated<typeof hebrew> = {
  reading: "Calculating…",
  failed: "This could not be calculated.",
  /** Before the amount. */
  more: (days) => `On the orders of the last ${daysInWords(days)}, it would have added`,
  less: (days) => `On the orders of the last ${daysInWords(days)}, it would have taken off`,
  none: (days, of) =>
    of === 0
      ? `There are no orders in the last ${daysInWords(days)}.`
      : `Nothing would have changed in the ${of === 1 ? "only order" : `${formatCount(of)} orders`} of the last ${daysInWords(days)}.`,
  of: (count, of) => `${formatCount(count)} of ${ordersInWords(of)}`,
  unrated: "Plus, without a known rate:",
  rows: {
    open: "Which orders",
    title: "Orders behind the number",
    text: "Before and after the change, newest first. An amount agreed for a whole order does not change, and such an order does not count.",
    before: "Before:",
    after: "After:",
    more: "More orders",
  },
  order: (number) => `Order ${isolate(number)}`,
  price: { own: "For this variant only:", all: "For all variants:" },
};
