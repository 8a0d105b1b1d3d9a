import { isolate } from "#shared/isolate-text.ts";
import { formatCount } from "../format-he.ts";
import type { customer as hebrew } from "../he/customer.ts";
import type { Translated } from "../translated.ts";
import { inWords } from "./in-words.ts";
import { ordersInWords } from "./orders-in-words.ts";
import { revenueOrders } from "./revenue.ts";

const notesInWords = (value: number): string => inWords(value, "1 note", "notes");

/** The panel of one customer. */
export const customer: Translated<typeof hebrew> = {
  title: "Customer",
  close: "Close and go back to the list",
  failed: "The customer could not be loaded",
  missing: {
    title: "Customer not found",
    text: "The link may be wrong, or the details were erased. Search the list instead.",
    back: "Back to customers",
  },
  since: "Customer since",
  noPhone: "No phone number",
  noEmail: "No email address",
  copy: { email: "Copy email address", phone: "Copy phone number" },
  whatsapp: "Chat on WhatsApp",
  call: "Call",
  write: "Write an email",
  newOrder: "New order for this customer",
  /** A customer who is known by a phone number, and one with the same number and an address. */
  join: {
    found: "This phone number is also in orders of",
    button: "Merge into this customer",
    title: "Merge with the customer with the same number",
    text: (name, email, orders, notes) =>
      `${isolate(name)} gets: ${ordersInWords(orders)}${notes === 0 ? "" : `, ${notesInWords(notes)}`}. ` +
      `The orders get the address ${isolate(email)}, and emails about them go there from now on. This cannot be undone.`,
    submit: "Merge",
    saved: "Customers merged",
    failed: "The customers were not merged.",
  },
  account: {
    title: "Account in the shop",
    none: "No account. The orders were placed as a guest, by email address.",
    noneByPhone: "No account. Staff recorded the orders, by phone number.",
    since: "Opened",
    confirmed: "Email address verified",
    unconfirmed: "Email address not verified yet",
    role: "Role",
  },
  figures: {
    title: "Summary",
    orders: "Orders",
    completed: (value) => `${formatCount(value)} completed`,
    revenue: "Total spent",
    revenueHelp: `${revenueOrders}. Shekels are at the rate set in each order on the day it was placed.`,
    average: "Average order",
    averageHelp: "The total spent divided by the number of orders counted in it.",
    withoutRate: "Of this without a rate:",
    first: "First order",
    last: "Last order",
    none: "None yet",
  },
  addresses: {
    title: "Previous addresses",
    none: "No address recorded",
    used: (value) => `In ${ordersInWords(value)}`,
    copy: "Copy address",
  },
  tabs: {
    label: "About the customer",
    timeline: "Timeline",
    orders: "Orders",
    messages: "Messages",
    notes: "Notes",
    details: "Details",
    consent: "Consent",
  },
  more: "Show more",
  timeline: {
    list: "Timeline of the customer",
    empty: "Nothing has happened here yet.",
    failed: "The timeline could not be loaded",
    kinds: {
      order: "Order",
      message: "Message from the customer",
      reply: "Reply from the shop",
      mail: "Email to the customer",
      note: "Internal note",
      consent: "Newsletter",
      account: "Account in the shop",
    },
    consent: {
      requested: "Signed up for the newsletter",
      confirmed: "Newsletter subscription confirmed",
      unsubscribed: "Unsubscribed from the newsletter",
    },
    account: {
      opened: "Account opened",
      confirmed: "Email address verified",
    },
  },
  orders: {
    list: "Orders of the customer",
    empty: "No orders.",
    failed: "The orders could not be loaded",
    notSignedIn: "Not signed in",
    notSignedInHelp:
      "The order was placed with this email address, but not from the account. Someone else may have typed it.",
  },
  messages: {
    list: "Messages of the customer",
    empty: "No messages from this address.",
    noEmail: "There is no email address, so it is not known which messages are the customer’s.",
    failed: "The messages could not be loaded",
    replies: (value) => inWords(value, "1 reply", "replies"),
    open: "Open message",
  },
  notes: {
    list: "Notes about the customer",
    empty: "No notes. Only staff see notes.",
    label: "New note",
    placeholder: "Internal note about the customer…",
    save: "Save note",
    missing: "Write something first",
    added: "Note saved",
    addFailed: "The note was not saved.",
    edit: "Edit note",
    editTitle: "Edit note",
    edited: "Edited",
    editDone: "Saved",
    editFailed: "The note was not updated.",
    delete: "Delete note",
    deleted: "Note deleted",
    deleteFailed: "The note was not deleted.",
    restored: "Note restored",
    restoreFailed: "The note was not restored.",
  },
  consent: {
    title: "Mailings and newsletter",
    none: "No record: the address was never signed up for the newsletter, so do not send marketing to it.",
    noEmail: "There is no email address, so there is nowhere to send mailings.",
    requested: "Signed up",
    confirmed: "Confirmed by email",
    unsubscribed: "Unsubscribed",
    wording: "Wording shown",
    page: "Page",
    noPage: "Not recorded",
  },
  /** Beside an order. */
  ofOrder: {
    title: "Notes about the customer",
    open: "Open customer",
    none: "No notes",
    more: (value) => `${formatCount(value)} more with the customer`,
  },
};
