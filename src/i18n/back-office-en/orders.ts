import type { orders as hebrew } from "../he/orders.ts";
import type { Translated } from "../translated.ts";
import { formatCount } from "../format-he.ts";
import { inWords } from "./in-words.ts";
import { ordersInWords } from "./orders-in-words.ts";
import { revenueOrders } from "./revenue.ts";
import { getShownLabels } from "./shown-counts.ts";
import { unitsInWords } from "./units.ts";
import { isolate } from "#shared/isolate-text.ts";

/** The list of orders, and what is done with many at once. */
export const orders: Translated<typeof hebrew> = {
  create: "New order",
  columns: {
    number: "Order",
    customer: "Customer",
    items: "Items",
    status: "Status",
    total: "Total",
    createdAt: "Date",
  },
  /** Opens the order: said to those who hear it. */
  open: (number) => `Open order ${isolate(number)}`,
  orderLabel: (number, customer) => `Order ${isolate(number)} from ${isolate(customer)}`,
  units: unitsInWords,
  more: (lines) => `and ${inWords(lines, "1 more item", "more items")}`,
  noLines: "No items",
  unpaid: "Unpaid",
  due: "Balance due:",
  refunded: "Refunded",
  refunding: "Refund not yet transferred:",
  deletedMark: "Deleted",
  figures: {
    total: {
      label: "Total",
      explanation:
        "All orders since the shop opened, in every status. Deleted orders do not count.",
    },
    pending: {
      label: "Pending",
      explanation: "Orders received and not yet being processed.",
    },
    processing: {
      label: "Processing",
      explanation: "Orders being packed and not yet shipped.",
    },
    shipped: {
      label: "Shipped",
      explanation: "Orders that have left the warehouse and are on their way to the customer.",
    },
    completed: {
      label: "Completed",
      explanation: "Orders that have arrived.",
    },
    revenue: {
      label: "Revenue",
      explanation: `${revenueOrders}. Shekels are converted at each order’s rate, set on the day it was placed.`,
    },
    ofFilter: "The figure covers the filtered orders.",
    tooMany:
      "The filter matches more orders than can be totalled here. Narrow it, or download the orders as a file.",
  },
  withoutRate: (value) => `Plus ${ordersInWords(value)} without a rate:`,
  search: "Customer name, email, order number or SKU",
  status: { label: "Status", all: "All statuses" },
  period: {
    label: "Date",
    choices: {
      all: "All",
      today: "Today",
      week: "Last 7 days",
      month: "Last 30 days",
    },
    own: "Custom dates",
  },
  filters: {
    payment: {
      label: "Payment",
      choices: {
        all: "All payment statuses",
        unpaid: "Unpaid",
        paid: "Paid",
        refunded: "With a refund",
        refund_waiting: "Refund not yet transferred",
        refund_failed: "Refund failed",
        money_left: "Cancelled, money not refunded",
        disputed: "Disputed by the customer",
      },
    },
    fulfilment: {
      label: "Shipping",
      choices: {
        all: "Shipped or not",
        unshipped: "Not shipped",
        shipped: "Shipped",
      },
    },
    source: {
      label: "Source",
      choices: {
        all: "All sources",
        checkout: "Website",
        admin: "Entered manually",
      },
    },
    coupon: { label: "Coupon code", help: "The full code. Enter applies the filter." },
    from: "From",
    to: "To",
    days: {
      label: "Dates",
      between: (from, to) => `${from} to ${to}`,
      since: (day) => `from ${day}`,
      until: (day) => `until ${day}`,
    },
  },
  views: {
    toShip: "Paid, not shipped",
    owed: "Completed, unpaid",
  },
  deleted: { toggle: "Deleted orders" },
  shipFromFile: "Tracking numbers from a file",
  shown: getShownLabels("feminine"),
  capped:
    "Too many matches, so only the most recent orders were searched. A more precise search covers all of them.",
  keys: "Move between rows with the arrow keys or J and K, open with Enter.",
  noneDeleted: {
    title: "No deleted orders",
    text: "Deleted orders are kept here, and you can restore them.",
  },
  list: {
    label: "Order list",
    failed: "The orders could not be loaded",
    none: {
      title: "No orders yet",
      text: "Orders from the shop appear here. You can also enter an order manually.",
    },
    filtered: { title: "No orders found", text: "No orders match your search and filters." },
  },
  export: {
    button: "Export",
    failed: "The orders could not be exported.",
  },
  bulk: {
    region: "Actions on the selected orders",
    picked: (value) => `${inWords(value, "1 order", "orders")} selected`,
    status: "Change status",
    all: (value) =>
      value === 1
        ? "Select the filtered order"
        : `Select all ${formatCount(value)} filtered orders`,
    first: (most) => `Select the first filtered orders, ${formatCount(most)} at most`,
    allFailed: "The orders were not selected.",
    takeAlong: "Print and export",
    summaries: "Print summaries",
    packing: "Print packing lists",
    labels: "Print address labels",
    customs: "Print customs forms",
    clear: "Clear selection",
    tooMany: (most) => `You can print up to ${formatCount(most)} orders at once`,
  },
  bulkStatus: {
    title: (value) => `Change the status of ${ordersInWords(value)}`,
    to: "New status",
    choose: "Choose a status…",
    reason: "Reason",
    reasonHelp: "Recorded in the order’s timeline, where the customer sees it, too.",
    notify: "Email the customers an update",
    refundHelp: "The status alone refunds nothing. Make refunds from the order.",
    run: "Update",
    missing: "Choose a new status",
    noAddress: (numbers) => `No shipping address: ${isolate(numbers)}`,
    unpaid: {
      title: "Complete unpaid orders?",
      text: (value) =>
        value === 1
          ? "1 of the selected orders is not fully paid. Once completed, its total counts as revenue."
          : `${formatCount(value)} of the selected orders are not fully paid. Once completed, their totals count as revenue.`,
      submit: "Complete anyway",
    },
    progress: (done, all) => `${formatCount(done)} of ${formatCount(all)} updated`,
    results: "Results by order",
    done: "Updated",
    same: "Already in this status",
    failed: (failed, all) =>
      `${formatCount(failed)} of ${formatCount(all)} orders ${failed === 1 ? "was" : "were"} not updated`,
    again: "Retry those not updated",
    close: "Done",
    success: "Updated",
    undone: "Previous statuses restored",
    undoFailed: (failed) => `The previous status of ${ordersInWords(failed)} was not restored.`,
  },
};
