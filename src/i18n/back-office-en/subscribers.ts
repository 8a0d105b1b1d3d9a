import { isolate } from "#shared/isolate-text.ts";
import type { subscribers as hebrew } from "../he/subscribers.ts";
import type { Translated } from "../translated.ts";

/** The newsletter's list in the back office. */
export const subscribers: Translated<typeof hebrew> = {
  title: "Newsletter",
  search: "Email address",
  filter: { label: "Status", all: "All" },
  states: {
    pending: "Awaiting confirmation",
    confirmed: "Confirmed",
    unsubscribed: "Unsubscribed",
  },
  state: {
    pending: "Awaiting confirmation",
    confirmed: "Confirmed",
    unsubscribed: "Unsubscribed",
  },
  /** Purpose of a subscribed address. */
  topics: {
    newsletter: "Newsletter",
    payment: "One email only: when payment is possible",
    stock: "One email only, when back in stock",
  },
  topicOf: (topic, waitsFor) => `${topic}: ${isolate(waitsFor)}`,
  columns: {
    email: "Address",
    state: "Status",
    requestedAt: "Signed up",
    confirmedAt: "Confirmed",
    unsubscribedAt: "Unsubscribed",
    actions: "Actions",
  },
  list: {
    label: "Mailing list",
    failed: "The mailing list could not be loaded",
    none: {
      title: "No subscribers",
      text: "People who sign up for the newsletter in the shop appear here.",
    },
    filtered: { title: "No addresses found", text: "No address matches the search and filters." },
  },
  consent: {
    of: (email) => `Proof of consent of ${isolate(email)}`,
    wording: "Wording shown",
    page: "Page on which consent was given",
    noPage: "Unknown",
    requested: "Requested",
    confirmed: "Confirmed by a click on the link",
    unconfirmed: "The sign-up is not confirmed yet, so nothing is sent to this address.",
    left: "Unsubscribed",
    byStaff: "Removed by staff. Reason:",
  },
  remove: {
    submit: "Remove",
    title: (email) => `Remove ${isolate(email)} from the mailing list`,
    text: "Only the owner of the address can sign up again, by a click on a link that is sent there.",
    fields: {
      reason: {
        label: "Reason",
        help: "For example: asked by phone. Stored with the consent.",
        problems: { required: "Enter a reason" },
      },
    },
    saved: "Address removed from the mailing list",
    failed: "The address could not be removed.",
    left: "The address has already been removed",
  },
};
