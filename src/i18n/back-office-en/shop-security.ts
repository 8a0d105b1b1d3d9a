import type { shopSecurity as hebrew } from "../he/shop-security.ts";
import type { Translated } from "../translated.ts";
import { formatCount } from "../format-he.ts";
import { inWords } from "./in-words.ts";
import { isolate } from "#shared/isolate-text.ts";

const programs = ["bot", "crawler", "scraper", "curl", "wget"].map(isolate);

/** The shop's own security: what guards it, and what has happened at its doors. */
export const shopSecurity: Translated<typeof hebrew> = {
  note: {
    title: "What protects the shop",
    text: "Each of these protections is tested again in every version of the system.",
    guards: {
      rows: "Users and customers reach only the data they may see, even if a screen has a mistake.",
      roles: "A change of role or right takes effect at once, even for those already signed in.",
      lastAdmin: "The last administrator cannot be removed.",
      log: "Every change in the back office is kept in the change log, and no one can change or delete an entry there.",
      passwords:
        "Passwords are only stored encrypted. No one can read them, not even administrators.",
      attempts: "Sign-in attempts are limited, so that passwords cannot be guessed.",
      sessions:
        "A sign-in copied to another computer ends at once, for its owner and for the person who copied it.",
      pages:
        "Foreign code does not run on the shop’s pages, and other websites cannot act for its visitors.",
      words: "What visitors write in forms is always shown as text, and cannot run anything.",
    },
  },
  rules: {
    title: "When an alert is raised",
    window:
      "Everything from the same place in the network within 5 minutes is counted. An alert is kept for a day, and the list holds the last 1,000 events.",
    of: {
      auth_failure: (from) => `${formatCount(from)} or more failed sign-ins`,
      form_submission: (from) => `${formatCount(from)} or more forms sent`,
      suspicious_agent: () =>
        `A program that calls itself ${programs.join(", ")} or ${isolate("python")}, or nothing at all`,
      token_reuse: () => "An attempt to use a copied sign-in",
    },
    never:
      "An alert blocks no one. Whoever tries too often is blocked for a short time, even without an alert.",
  },
  tabs: { label: "Events and alerts", alerts: "Alerts", events: "Events" },
  alerts: {
    title: "Alerts",
    total: (value) => inWords(value, "1 alert in the last day", "alerts in the last day"),
    failed: "Could not load the alerts.",
    empty: { title: "No alerts", text: "No suspicious pattern in the last day." },
    events: (value) => inWords(value, "1 event", "events"),
    show: "Show events",
    /** In place of an address. */
    many: "From many networks: no more alerts of this kind for the next hour",
  },
  events: {
    title: "Events",
    failed: "Could not load the events.",
    empty: {
      title: "No events",
      text: "Failed sign-ins, forms and suspicious programs appear here.",
    },
  },
  filtered: { title: "No events found", text: "No events match this filter." },
  columns: {
    what: "Event",
    severity: "Severity",
    timestamp: "When",
    address: "Address",
    email: "Email",
    program: "Program",
    details: "Details",
  },
  filter: {
    type: "Type",
    allTypes: "All types",
    severity: "Severity",
    allSeverities: "All",
    address: "Internet address (its beginning)",
  },
  types: {
    auth_failure: "Failed sign-in",
    form_submission: "Form sent",
    suspicious_agent: "Suspicious program",
    token_reuse: "Copied sign-in",
  },
  severities: { low: "Low", medium: "Medium", high: "High" },
  unknown: "Unknown",
};
