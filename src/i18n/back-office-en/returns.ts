import type { returns as hebrew } from "../he/returns.ts";
import type { Translated } from "../translated.ts";
import { inWords } from "./in-words.ts";
import { isolate } from "#shared/isolate-text.ts";

const units = (count: number) => inWords(count, "1 unit", "units");

const noteHelp = "Sent by email and shown on the customer’s page.";
const orderUnknown = "There is no other order with this number.";

/** Cancellations, returns and claims in the back office. */
export const returns: Translated<typeof hebrew> = {
  title: "Returns",
  intro:
    "Customers’ cancellations, returns and warranty claims. Each step is emailed to the customer and noted in the order’s timeline.",
  search: "Search by number, name or email",
  number: (number) => `Request ${isolate(number)}`,
  kinds: {
    cancel: "Order cancellation",
    withdraw: "Return without a reason",
    claim: "Damaged or wrong on arrival",
    warranty: "Warranty",
  },
  states: {
    asked: "Requested",
    approved: "Approved",
    underway: "On its way to us",
    received: "Received",
    refunded: "Refunded",
    replaced: "Replaced",
    cancelled: "Order cancelled",
    refused: "Refused",
  },
  causes: {
    changed_mind: "Changed their mind",
    too_small: "Too small for the pet",
    too_large: "Too large for the pet",
    not_as_expected: "Not as expected",
    late: "Arrived too late",
    damaged: "Arrived damaged",
    wrong_item: "Wrong item sent",
    faulty: "Faulty",
    other: "Other reason",
  },
  noCause: "No reason",
  noOrder: "No order found",
  late: "Past the deadline",
  units,
  filter: {
    state: "State",
    open: "Open",
    all: "All",
    kind: "Kind of request",
    anyKind: "All kinds",
  },
  list: {
    label: "List of returns",
    failed: "Could not load the returns.",
    none: {
      title: "No returns",
      text: "Requests for cancellations, returns and warranty appear here.",
    },
    filtered: { title: "No returns found", text: "No return matches the filter." },
  },
  columns: {
    number: "Request",
    order: "Order",
    kind: "Kind",
    cause: "Reason",
    state: "State",
    createdAt: "Requested",
    due: "Deadlines",
  },
  figures: {
    label: "Returns in the last 90 days",
    open: "Waiting for us",
    unmatched: "Without an order",
    cameBack: "Units returned",
    damaged: "Damaged",
    why: "Reasons for returns",
    whyText: "Returns of the last 90 days by reason, without cancellations and refused requests.",
    none: "No returns yet.",
    returns: (count) => inWords(count, "1 return", "returns"),
  },
  details: {
    missing: "Request not found.",
    failed: "Could not load the request.",
    back: "All returns",
    customer: "Customer",
    email: "Email",
    typedNumber: "Order number as typed",
    country: "Country",
    arrived: "Arrived on",
    notArrived: "Unknown",
    requestedAt: "Requested",
    answerBy: "Answer by",
    refundBy: "Refund by law until",
    until: "Can be requested until",
    noEnd: "The time has not started yet",
    inTime: "In time",
    isInTime: { yes: "Yes", no: "No" },
    group:
      "By the customer’s account: 65 or older, a person with a disability or a new immigrant. Ask for proof.",
    message: "Customer’s message",
    photos: "Photos from the customer",
    photo: (place) => `Photo ${place}`,
    openPhoto: (place) => `Enlarge photo ${place}`,
    photoFailed: "Could not load the photo.",
    lines: "Units in the request",
    quantity: "Requested",
    shelved: "Back on the shelf",
    damaged: "Damaged",
    money: "Money",
    worth: "Value of the units",
    fee: "Cancellation fee by law",
    suggested: "Suggested refund",
    refunded: "Refunded",
    replacedBy: "Replaced by order",
    note: "Last message to the customer",
  },
  steps: {
    all: {
      saved: "Request updated, and the customer was told.",
      failed: "Could not update the request.",
    },
    changed: "Someone changed the request meanwhile. The screen shows its current state.",
    newOrder: "New order",
    fields: {
      note: { label: "Message to the customer", help: noteHelp },
      orderNumber: {
        label: "Order number",
        problems: { required: orderUnknown, unknown: orderUnknown },
      },
      lines: {
        label: "",
        problems: {
          required: "At least one unit has to come back.",
          too_many: "This is more than the request or the order has.",
          unknown: "One of the lines is not part of the request.",
        },
      },
    },
    reasonFields: {
      note: {
        label: "Reason for the customer",
        help: noteHelp,
        problems: { required: "Tell the customer why the request was refused." },
      },
    },
    approve: {
      submit: "Approve request",
      title: "Approve request",
      text: "The customer gets a message with the return address and the last day to send it.",
    },
    approveCancel: {
      submit: "Cancel order",
      title: "Cancel order",
      text: "The order is cancelled, the units go back to stock, and what was paid is refunded.",
    },
    underway: {
      submit: "Mark as on its way",
      title: "Mark the package as on its way",
      text: "The customer has sent the package.",
    },
    receive: {
      submit: "Receive units",
      title: "Receive units",
      text: "Sound units go back to stock; damaged ones are counted apart.",
    },
    replace: {
      submit: "Save replacement",
      title: "Replace",
      text: "Create an order by hand for the new units, and enter its number here.",
    },
    refund: {
      submit: "Refund",
      title: "Refund",
      text: "The refund is entered in the order, and the customer gets a message.",
    },
    refuse: {
      submit: "Refuse request",
      title: "Refuse request",
      text: "The customer gets the reason by email.",
    },
    assign: {
      submit: "Assign to order",
      title: "Assign to order",
      text: "The number and email as typed do not belong to the same order. When you have found the order, enter its number here.",
    },
  },
};
