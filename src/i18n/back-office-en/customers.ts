import { isolate } from "#shared/isolate-text.ts";
import type { customers as hebrew } from "../he/customers.ts";
import type { Translated } from "../translated.ts";
import { ordersInWords } from "./orders-in-words.ts";
import { getShownLabels } from "./shown-counts.ts";

/** The list of customers. One of them has their words in customer.ts. */
export const customers: Translated<typeof hebrew> = {
  states: {
    new: "New",
    active: "Active",
    dormant: "Dormant",
    inactive: "Inactive",
  },
  guest: "Guest",
  guestTitle: "Orders without an account in the shop",
  figures: {
    new: {
      label: "New",
      note: "Have not ordered yet",
      explanation: "Customers with an account and no order yet. Deleted orders do not count.",
    },
    active: {
      label: "Active",
      note: "Ordered in the last 30 days",
      explanation:
        "Customers whose last order is at most 30 days old. Days are counted in Israel time.",
    },
    dormant: {
      label: "Dormant",
      note: "Last order 31 to 90 days ago",
      explanation: "Customers whose last order is 31 to 90 days old, in Israel time.",
    },
    inactive: {
      label: "Inactive",
      note: "Last order more than 90 days ago",
      explanation: "Customers whose last order is more than 90 days old, in Israel time.",
    },
  },
  columns: {
    name: "Customer",
    state: "Status",
    orders: "Orders",
    revenue: "Total spent",
    lastOrder: "Last order",
    firstSeen: "Customer since",
  },
  ordersIn: (value) => (value === 0 ? "No orders" : ordersInWords(value)),
  noOrder: "None yet",
  open: (name) => `Open the customer ${isolate(name)}`,
  search: "Name, email, phone, street, city or order number",
  state: { label: "Status", all: "All statuses" },
  kind: {
    label: "Customer type",
    choices: { all: "All", account: "With an account", guest: "Guests" },
  },
  sort: {
    label: "Sort",
    choices: {
      lastOrder: "Last order",
      name: "Name",
      orders: "Number of orders",
      revenue: "Total spent",
      firstSeen: "Customer since",
    },
  },
  shown: getShownLabels("masculine"),
  keys: "Move between rows with the arrow keys or J and K, open with Enter.",
  list: {
    label: "Customers",
    failed: "The customers could not be loaded",
    none: {
      title: "No customers yet",
      text: "Everyone who orders or opens an account appears here.",
    },
    filtered: { title: "No customers found", text: "No customer matches the search and filters." },
  },
};
