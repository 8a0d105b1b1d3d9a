import type { dashboard as hebrew } from "../he/dashboard.ts";
import type { Translated } from "../translated.ts";
import { formatCount } from "../format-he.ts";
import { inWords } from "./in-words.ts";
import { ordersInWords } from "./orders-in-words.ts";
import { revenueOrders } from "./revenue.ts";
import { explainLowStock, fewerUnits } from "./units.ts";

const variants = (value: number) => inWords(value, "1 product variant", "product variants");

/** The first screen of the back office. */
export const dashboard: Translated<typeof hebrew> = {
  failed: "Could not load the dashboard",
  figures: {
    orders: {
      label: "Total orders",
      explanation:
        "All orders since the shop opened, in every status. Deleted orders are not counted. This month is compared with last month up to the same day.",
      note: (value) => `${formatCount(value)} this month`,
      more: (before) => `More than last month up to the same day (${formatCount(before)})`,
      less: (before) => `Fewer than last month up to the same day (${formatCount(before)})`,
      same: "As many as last month up to the same day",
    },
    revenue: {
      label: "Revenue",
      explanation: `${revenueOrders}, by the day of the order. Shekels follow the exchange rate of each order’s day; orders without a rate are shown in dollars only.`,
      withoutRate: (value) => `and ${ordersInWords(value)} without a rate:`,
    },
    lowStock: {
      label: "Low stock",
      explanation: explainLowStock,
      note: (threshold) => fewerUnits(threshold),
    },
    products: {
      label: "Total products",
      explanation:
        "All products in the catalogue, including inactive ones. Products in the trash are not counted.",
      note: variants,
    },
  },
  chart: {
    title: "Revenue",
    note: { ILS: "Last six months, in shekels", USD: "Last six months, in dollars" },
    label: "Monthly revenue of the last six months",
    completed: "Completed",
    underway: "Not completed yet",
    state: "State",
    soFar: "So far",
    unfinished: "Not final yet",
    final: "Final",
    more: "Go to analytics",
    table: "Show as table",
    month: "Month",
    orders: "Orders",
    revenue: "Revenue",
  },
  statuses: {
    title: "By status",
    note: ordersInWords,
    other: "Other",
    otherHelp: "Shipped, cancelled or refunded",
  },
  latest: {
    title: "Latest orders",
    more: "All orders",
    empty: "No orders yet",
    emptyText: "New orders appear here as soon as they come in.",
  },
  lowStock: {
    title: "Low stock",
    more: "Go to inventory",
    left: (value) => `${formatCount(value)} left`,
    out: "Out of stock",
    empty: "No products with low stock",
  },
};
