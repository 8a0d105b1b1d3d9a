import { isolate } from "#shared/isolate-text.ts";
import { formatCount, formatDay, formatDayMonth } from "../format-he.ts";
import type { deliveries as hebrew } from "../he/deliveries.ts";
import type { Translated } from "../translated.ts";
import { daysInWords, inWords } from "./in-words.ts";
import { inventory } from "./inventory.ts";
import { unitsInWords } from "./units.ts";

/** The words about expected deliveries, and about how many days the stock lasts. */
export const deliveries: Translated<typeof hebrew> = {
  demand: {
    waiting: (value) => `${formatCount(value)} waiting`,
    held: (value) => `${formatCount(value)} held for the waiting list`,
    preordered: (units) => `Preordered: ${unitsInWords(units)}`,
    missing: (units) =>
      `No delivery on the way for ${inWords(units, "1 preordered unit", "preordered units")}`,
    pace: (perWeek) => `Pace: ${formatCount(perWeek)} a week`,
    paceHelp:
      "By the last four weeks. The suggested day to reorder takes into account what is on the way and the delivery days in the settings.",
    lasts: (days) => (days === 0 ? "Out of stock" : `Stock lasts ${daysInWords(days)}`),
    orderBy: (day) => `Reorder by ${formatDayMonth(day)}`,
    orderNow: "Reorder now",
    expected: (quantity, day) => `On the way: ${unitsInWords(quantity)} (${formatDayMonth(day)})`,
  },
  release: {
    open: (name) => `Release the held units of ${isolate(name)}`,
    title: "Release the held units?",
    text: (held) =>
      `${unitsInWords(held)}: the link that waiting customers got will stop working. Up to half of the units may be held for the next in line, and the rest go on sale.`,
    submit: "Release",
    saved: (released) => `Released: ${unitsInWords(released)}`,
    failed: "The units were not released.",
  },
  open: (name) => `Deliveries on the way of ${isolate(name)}`,
  title: "Deliveries on the way",
  list: "Deliveries",
  empty: {
    title: "No deliveries on the way",
    text: "Record a delivery here, and receive it into stock with one click when it arrives.",
  },
  failed: "The deliveries could not be loaded",
  quantity: unitsInWords,
  day: formatDay,
  late: "Late",
  actions: {
    add: "Record delivery",
    arrived: "Arrived",
    arrivedOf: (quantity, day) => `Arrived: ${unitsInWords(quantity)}, ${formatDay(day)}`,
    editOf: (quantity, day) => `Edit: ${unitsInWords(quantity)}, ${formatDay(day)}`,
    removeOf: (quantity, day) => `Delete: ${unitsInWords(quantity)}, ${formatDay(day)}`,
  },
  form: {
    add: "Record delivery",
    edit: "Edit delivery",
    saved: "Delivery saved",
    failed: "The delivery was not saved.",
  },
  fields: {
    quantity: { label: "Quantity", problems: inventory.receive.fields.quantity.problems },
    expectedOn: { label: "Expected on", problems: "Choose a day" },
    note: {
      label: "Note",
      help: "For example, the supplier’s order number. It also goes into the log of movements.",
    },
  },
  arrival: {
    title: "Delivery arrived",
    text: "The units go into stock. If fewer or more arrived, correct the quantity.",
    submit: "Receive into stock",
    failed: "The delivery was not received.",
  },
  removal: {
    title: "Delete this delivery?",
    text: (quantity, day) =>
      `${unitsInWords(quantity)} expected on ${formatDay(day)} will no longer count.`,
    submit: "Delete",
    saved: "Delivery deleted",
    failed: "The delivery was not deleted.",
  },
};
