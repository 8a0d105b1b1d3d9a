import type { toDo as hebrew } from "../he/to-do.ts";
import type { Translated } from "../translated.ts";
import { formatCount } from "../format-he.ts";

const kinds: Translated<typeof hebrew.kinds> = {
  disputes: {
    one: "disputed order",
    many: "disputed orders",
    note: "Answer at the payment service by the day it has set",
  },
  failedRefunds: {
    one: "order with a failed refund",
    many: "orders with a failed refund",
    note: "The money did not go back to the customer",
  },
  refundsByHand: {
    one: "refund to transfer",
    many: "refunds to transfer",
    note: "Transfer the money, and mark it in the order",
  },
  cancelledWithMoney: {
    one: "cancelled order with money",
    many: "cancelled orders with money",
    note: "The money has not gone back to the customer yet",
  },
  returns: {
    one: "return or cancellation request",
    many: "return or cancellation requests",
    note: "Cancellations, returns and claims that wait for a decision",
  },
  receivedReturns: {
    one: "received return",
    many: "received returns",
    note: "The products arrived, and have not been refunded or replaced yet",
  },
  paidAtDoor: {
    one: "order with a charge on delivery",
    many: "orders with a charge on delivery",
    note: "Customers abroad paid customs duty, tax or a fee, and no one has checked yet",
  },
  answer: { one: "message to answer", many: "messages to answer", note: "Waiting for a reply" },
  pack: { one: "order to pack", many: "orders to pack", note: "Paid and not shipped yet" },
  pay: { one: "order to collect", many: "orders to collect", note: "Not paid yet" },
  restock: {
    one: "variant to restock",
    many: "variants to restock",
    note: "Out of stock or about to be",
  },
  awayServices: {
    one: "payment service not responding",
    many: "payment services not responding",
    note: "No one can pay with them until they are back",
  },
  failedMails: {
    one: "stuck email",
    many: "stuck emails",
    note: "Failed, waiting for long, or not known to have arrived",
  },
  failedJobs: {
    one: "failed job",
    many: "failed jobs",
    note: "Will not run again by themselves",
  },
  backup: {
    one: "backup problem",
    many: "backup problems",
    note: "The last backup failed, or the last good one is old",
  },
  findings: {
    one: "mismatch in the data",
    many: "mismatches in the data",
    note: "Stock, orders or money do not match the records",
  },
  lateTexts: {
    one: "text not published on time",
    many: "texts not published on time",
    note: "Fix what is wrong, and the text is published",
  },
  lateProducts: {
    one: "product not published on time",
    many: "products not published on time",
    note: "The product or a variant lacks something. Once complete, it is published",
  },
  drafts: { one: "draft", many: "drafts", note: "Neither published nor scheduled" },
  heldReviews: {
    one: "hidden review",
    many: "hidden reviews",
    note: "Not shown in the shop",
  },
};

/** The work list. */
export const toDo: Translated<typeof hebrew> = {
  title: "To do now",
  empty: "All done, nothing open",
  failed: "Could not load the to-do list",
  kinds,
  since: "Since",
  due: "By",
  late: (value) => `${formatCount(value)} late`,
  atLeast: (value) => `${formatCount(value)}+`,
  /** Before the kinds that may stay as they are. */
  anytime: "Not urgent:",
};
