import type { carriers as hebrew } from "../he/carriers.ts";
import type { Translated } from "../translated.ts";
import { labels } from "./labels.ts";
import { isolate } from "#shared/isolate-text.ts";

/** The carriers of shipments in the back office. */
export const carriers: Translated<typeof hebrew> = {
  intro:
    "Carriers to choose from when a shipment is entered. The tracking link on the order page and in emails is made from the address given here.",
  all: "By tracking number and country",
  everywhere: "All countries",
  off: "Not offered",
  gone: "Deleted carrier",
  list: {
    label: "Carriers",
    failed: "Could not load the carriers",
    none: { title: "No carriers", text: "Add a carrier to enter shipments." },
  },
  columns: {
    name: "Carrier",
    countries: "Offered for",
    tracking: "Tracking",
    position: "Order",
    actions: "Actions",
  },
  follows: "Link from the number",
  noTracking: "Link typed for each shipment",
  form: {
    add: "New carrier",
    edit: (name) => `Edit ${isolate(name)}`,
    saved: "Carrier saved",
    failed: "The carrier was not saved.",
  },
  fields: {
    name: {
      label: labels.carrier,
      problems: {
        taken: "There is already a carrier of this name",
        too_many: "You can add up to 100 carriers",
      },
    },
    publicName: {
      label: "Name customers see",
      help: "In English. Without one, the customer only sees that there is a shipment.",
    },
    trackingAddress: {
      label: "Address of the tracking page",
      help: "Write \u2066{number}\u2069 in place of the tracking number. Without an address, a link can be typed for each shipment.",
      problems: {
        not_an_address: "The address is not valid. It should start with https://",
        no_number: "\u2066{number}\u2069, the place of the tracking number, is missing",
      },
    },
    countries: {
      label: "Countries",
      help: "The carrier is offered for orders to these countries. Without any, it is offered for all.",
    },
    numberForms: {
      label: "What a tracking number looks like",
      help: "One form per line: \u2066#\u2069 is a digit, \u2066@\u2069 a letter, \u2066?\u2069 a digit or letter. For example \u2066@@#########IL\u2069. Such a number suggests this carrier.",
    },
    aliases: {
      label: "Other names",
      help: "One name per line, as written in files with tracking numbers.",
    },
    position: {
      label: "Order",
      help: "The first carrier that fits is suggested. Without a number, it comes after the others.",
    },
    isActive: { label: "Can be chosen" },
  },
  remove: {
    button: (name) => `Delete ${isolate(name)}`,
    title: "Delete the carrier?",
    text: (name) => `${isolate(name)} will no longer be offered. It has no shipments.`,
    used: "Some shipments use this carrier. You can turn it off when editing it",
    needed:
      "Carriers that are not in the list are entered this way. You can turn it off when editing it",
    saved: "Carrier deleted",
    failed: "The carrier was not deleted.",
  },
};
