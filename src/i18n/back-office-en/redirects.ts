import type { redirectsAdmin as hebrew } from "../he/redirects.ts";
import type { Translated } from "../translated.ts";
import { isolate } from "#shared/isolate-text.ts";

const problems = {
  required: "Enter an address",
  not_a_path: "The address has to be in the shop and start with one slash, such as /blog",
  with_query: "Write the old address without a question mark or a hash",
  too_long: "The address is too long",
  not_free: "The shop has a page at this address, so it cannot be redirected",
  taken: "There is already a redirect from this address. You can delete it and add another",
  circle: "The redirect would lead back to where it starts",
} as const;

/** Addresses that lead elsewhere. */
export const redirectsAdmin: Translated<typeof hebrew> = {
  intro:
    "Whoever opens an old address is taken to the new one. A page that exists in the shop is never hidden.",
  search: "Part of an address",
  columns: {
    from: "Old address",
    to: "Leads to",
    origin: "Origin",
    createdAt: "Added",
    actions: "Actions",
  },
  origins: { renamed: "Address changed", manual: "Added by hand" },
  list: {
    label: "Redirects",
    failed: "Could not load the redirects",
    none: {
      title: "No redirects",
      text: "When the address of an article or page changes, the old one appears here by itself.",
    },
    filtered: { title: "No redirects found", text: "No address matches the search." },
  },
  add: {
    button: "New redirect",
    title: "New redirect",
    submit: "Add",
    saved: "Redirect added",
    failed: "Could not add the redirect.",
  },
  fields: {
    from: {
      label: "Old address",
      help: "An address in the shop that has no page, such as /old-page",
      problems,
    },
    to: { label: "Leads to", help: "An address in the shop, such as /blog", problems },
  },
  remove: {
    button: (from) => `Delete redirect from ${isolate(from)}`,
    title: "Delete the redirect?",
    text: (from) => `Whoever opens ${isolate(from)} will see that the page was not found.`,
    saved: "Redirect deleted",
    failed: "Could not delete the redirect.",
  },
};
