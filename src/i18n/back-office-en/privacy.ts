import { formatCount } from "../format-he.ts";
import type { privacy as hebrew } from "../he/privacy.ts";
import type { Translated } from "../translated.ts";
import { admin } from "./admin.ts";
import { inWords } from "./in-words.ts";

/** Texts on the personal data of one person: its export and its erasure. */
export const privacy: Translated<typeof hebrew> = {
  export: {
    button: "Export data",
    failed: "The data was not exported.",
    saved: "Data exported. The export is in the change log.",
    fileName: (day) => `personal-data-${day}.json`,
  },
  erase: {
    button: "Erase data",
    title: "Erase customer data",
    steps: (step) => `Step ${formatCount(step)} of 3`,
    loading: "Loading…",
    failedPlan: "What would be erased could not be checked",
    deleted: {
      title: "Deleted for good",
      account: "The account in the shop, with its sessions and two-step sign-in",
      noAccount: "The customer record",
      messages: (value) =>
        inWords(value, "1 message with its replies", "messages with their replies"),
      notes: (value) => inWords(value, "1 note", "notes"),
      mails: (value) => inWords(value, "1 email", "emails sent"),
      newsletter: "The newsletter subscription, if any",
    },
    retained: {
      title: "Kept without identifying details",
      orders: (value) =>
        value === 0
          ? "No orders"
          : inWords(
              value,
              "1 order: amounts, dates, items and country",
              "orders: amounts, dates, items and country",
            ),
      why: "Accounting records have to be kept for seven years. Reports and figures do not change.",
      log: "The change log keeps who did what and when, without personal content.",
    },
    blocked: {
      orders: "The data cannot be erased now: some orders or refunds are not finished yet.",
      own: "This is the account you are signed in with. Another administrator can erase it.",
    },
    next: "Continue",
    back: "Back",
    contact: {
      email: {
        label: "The customer’s email address",
        help: "Type the full address, to make sure that the right person is erased.",
        mismatch: "The address you typed is not the customer’s.",
      },
      phone: {
        label: "The customer’s phone number",
        help: "Type the full number, to make sure that the right person is erased.",
        mismatch: "The number you typed is not the customer’s.",
      },
    },
    reason: "Reason for the erasure",
    chooseReason: "Choose a reason",
    missingReason: "Choose a reason.",
    final:
      "The erasure cannot be undone. At its end there is a certificate that you can print and give to the customer.",
    submit: "Erase for good",
    saved: "Customer data erased",
    failed: "The customer data was not erased.",
  },
  reasons: {
    request: "The customer’s request",
    authority: "Demand of an authority or a court",
    mistake: "Recorded by mistake or twice",
    other: "Another reason",
  },
  receipt: {
    title: "Certificate of erasure",
    print: "Print",
    loading: "Preparing the document",
    back: "Customers",
    failed: "The certificate could not be loaded",
    noId: {
      title: "No certificate selected",
      text: "Certificates open from the list of erasures.",
    },
    at: "Erased on",
    by: "Erased by",
    reason: "Reason",
    number: "Certificate number",
    hash: "Hash of the address",
    hashHelp:
      "Lets the shop verify that an address was erased, without keeping the address itself.",
    deleted: "Deleted",
    anonymised: "Kept without identifying details",
    retained: "Kept, and why",
    orders: "Orders kept without details",
    search: "Search after the erasure",
    searched: (tables, columns) =>
      `The search went through ${formatCount(columns)} kinds of data in ${formatCount(tables)} lists: the address, the phone numbers and the names.`,
    clean: "Nothing was found.",
    found: "Places with a match",
    place: "Place",
    trace: "What was found",
    rows: "Records",
    why: "Why it stays",
    look: "An address was found where it must not be. Check the marked records.",
  },
  deletedKinds: {
    account: "Account in the shop",
    sessions: "Sessions",
    secondFactor: "Two-step sign-in",
    passkeys: "Passkeys",
    notes: "Notes about the customer",
    reviews: "Reviews and their photos",
    returns: "Return requests and their photos",
    messages: "Messages",
    replies: "Replies to messages",
    newsletter: "Newsletter subscription",
    mails: "Emails",
    attempts: "Counts of attempts",
  },
  anonymisedKinds: {
    orders: "Orders: name, email, phone and address",
    orderEvents: "Notes in the timelines of orders",
    refunds: "Reasons for refunds",
    shipments: "Tracking numbers of shipments",
    movements: "Notes in stock movements",
    securityEvents: "Security events",
    auditEntries: "Entries of the change log",
  },
  retainedKinds: {
    books: "Orders, items, amounts and dates: records have to be kept for seven years.",
    payments: "Payments and refunds with their references: accounting.",
    work: "What was done in the back office: documentation.",
    export:
      "That data was erased and exported, without the data itself: proof that the request was met.",
  },
  traces: { email: "Email address", phone: "Phone", name: "Name" },
  traceReasons: {
    shop: "Content of the shop",
    work: "Documentation of work in the back office",
    others: "Belongs to another person, or was written by one",
    left: "Unknown: check it",
  },
  list: {
    title: admin.erasures,
    link: "Past erasures",
    note: "The person’s identity is not kept; only that something was erased, when and by whom.",
    failed: "The erasures could not be loaded",
    empty: {
      title: "Nothing has been erased",
      text: "An erasure starts from the customer’s record.",
    },
    columns: {
      at: "Date",
      by: "By",
      reason: "Reason",
      orders: "Orders kept",
      receipt: "Certificate",
    },
    open: "Show certificate",
    looking: "Needs checking",
  },
  themself: "The customer",
};
