import { isolate } from "#shared/isolate-text.ts";
import { formatCount } from "../format-he.ts";
import type { door as hebrew } from "../he/door.ts";
import type { Translated } from "../translated.ts";

/** The screen of what customers abroad paid at the door. */
export const door: Translated<typeof hebrew> = {
  title: "Paid on delivery",
  intro:
    "The invitation to write a review also asks customers abroad whether they paid anything on delivery: customs duty, tax or a fee of the carrier. The promise is kept when nothing was due.",
  promises: {
    title: "The promise by country",
    count: (paidNothing, answers) =>
      `Kept in ${formatCount(paidNothing)} of ${formatCount(answers)}`,
  },
  filter: {
    state: "Answers",
    all: "All",
    country: "Country",
    anyCountry: "All countries",
  },
  states: {
    open: "Paid, not checked yet",
    paid: "Paid",
    nothing: "Nothing paid",
  },
  list: {
    label: "Answers about payment on delivery",
    failed: "The answers could not be loaded.",
    none: {
      title: "No answers",
      text: "Answers of customers abroad appear here after their orders arrive.",
    },
    filtered: { title: "No answers found", text: "No answer matches the filters." },
  },
  columns: {
    order: "Order",
    country: "Country",
    paid: "Paid",
    note: "Note",
    answeredAt: "Answered",
    actions: "Actions",
  },
  openOrder: (number) => `Order ${isolate(number)}`,
  nothing: "Nothing paid",
  unknownAmount: "Paid, amount unknown",
  lookedInto: "Checked",
  look: {
    button: "Mark as checked",
    saved: "Marked as checked",
    setBack: "No longer marked as checked",
    failed: "The mark was not saved.",
  },
};
