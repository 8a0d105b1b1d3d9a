import { formatCount } from "../format-he.ts";
import type { analytics as hebrew } from "../he/analytics.ts";
import type { Translated } from "../translated.ts";
import { inWords } from "./in-words.ts";
import { ordersInWords } from "./orders-in-words.ts";
import { soldUnits, unitsInWords } from "./units.ts";

const rated =
  "Shekels are at the rate set in each order on the day it was placed, rounded to the nearest agora. Orders without a rate are shown in dollars only.";

/** The screen of reports, and the files that are taken along from it. */
export const analytics: Translated<typeof hebrew> = {
  failed: "The reports could not be loaded",
  loading: "Loading reports…",
  period: {
    label: "Period",
    choices: {
      "7": "7 days",
      "30": "30 days",
      "90": "90 days",
      "365": "Year",
    },
    month: "Month",
    own: "Custom",
    from: "From",
    to: "To",
    against: "compared with ",
    asOf: "As of",
  },
  print: "Print",
  download: {
    button: "Download",
    title: (report) => `Download: the report “${report}”`,
    failed: "The file was not prepared",
  },
  empty: {
    title: "No data yet",
    text: "The reports fill up as the first orders come in.",
    toOrders: "Go to orders",
  },
  change: {
    up: (change, against) => `Up ${change} ${against}`,
    down: (change, against) => `Down ${change} ${against}`,
    against: "compared with the previous period",
    againstSameAge: "compared with the previous period at the same point",
    same: "No change",
    fresh: "New",
    freshLabels: "No data in the previous period",
    points: "pts",
    before: "Previous:",
    beforeSameAge: "Previous, at the same point:",
    sameAgeHelp:
      "The period is not final yet, so it is compared with the previous period at the same point:",
  },
  none: "None",
  /** Beneath a figure. */
  figureNotes: {
    underway: "In orders not completed yet:",
    margin: "Margin:",
    uncosted: (units) => `Cost unknown for ${unitsInWords(units)}`,
  },
  withoutRate: "Of this without a rate:",
  figuresTitle: "Key figures",
  figures: {
    revenue: {
      label: "Revenue",
      explanation:
        "Completed orders, after discounts and less refunds, by the day of the order. A completed order that was partly refunded counts with what remains of it, and an order that was refunded in full does not count. Recent orders are added when they are completed.",
      formula: `Total of completed orders − refunds on them; for a completed order that was partly refunded: what was paid for it − what was refunded. ${rated}`,
      rows: ordersInWords,
    },
    profit: {
      label: "Gross profit",
      explanation:
        "What is left of revenue after the cost of the units sold, at the cost set in each order on the day it was placed. The margin is its share of revenue.",
      formula: `Revenue from units whose cost is known − cost of the units. Units that went back to stock cost nothing; units whose cost is unknown are counted separately. The margin is calculated in dollars. ${rated}`,
      rows: ordersInWords,
    },
    orders: {
      label: "Orders",
      explanation:
        "All orders received in the period, in every status. Deleted orders do not count.",
      formula: "The number of orders placed in the period.",
      rows: ordersInWords,
    },
    average: {
      label: "Average order",
      explanation: "Revenue divided by the number of orders counted in it.",
      formula: `Revenue ÷ completed orders, including those partly refunded. In shekels, only orders with a rate count. ${rated}`,
      rows: ordersInWords,
    },
    units: {
      ...soldUnits,
      formula:
        "The sum of quantities in orders that were not cancelled or refunded in full, without units that went back to stock.",
      rows: ordersInWords,
    },
    customers: {
      label: "New customers",
      explanation:
        "Customers first seen in the period, by a sign-up or an order, including guests.",
      formula: "The number of email addresses first seen in the shop in the period.",
      rows: (value) => inWords(value, "1 customer", "customers"),
    },
    refunds: {
      label: "Refunds",
      explanation:
        "Money refunded to customers in the period, by the day of the refund and not of the order. Failed refunds do not count.",
      formula: `Total of refunds given in the period. ${rated}`,
      rows: (value) => inWords(value, "1 refund", "refunds"),
    },
    cancelled: {
      label: "Cancellation rate",
      explanation:
        "The share of cancelled orders among all orders received in the period. The change is in percentage points.",
      formula: "Cancelled orders ÷ all orders placed in the period.",
      rows: ordersInWords,
    },
  },
  why: {
    open: "How is this calculated?",
    openFor: (figure) => `How it is calculated: ${figure}`,
    meaning: "What counts",
    formula: "Calculation",
    days: "Days",
    timeZone: "Time zone",
    israel: "Israel time",
    statuses: "Statuses",
    rates: "Rates",
    ratesBetween: "In the rows shown:",
    rateLabel: "Rate",
    noRate: "No rate",
    rows: "Rows",
    unnamed: "Customer",
    more: "Show more rows",
    shown: (shown, all) => `Showing ${formatCount(shown)} of ${all}`,
    total: "Total",
    units: unitsInWords,
    ofOrders: (value, all) => `${formatCount(value)} of ${ordersInWords(all)}`,
    empty: "No rows: the number is zero",
    failed: "The rows could not be loaded",
    which: "Which period",
    span: { now: "Current period", before: "Previous period" },
    day: (day) => `On ${day}`,
    month: (month) => `In ${month}`,
  },
  charts: {
    revenue: "Revenue trend",
    orders: "Orders trend",
    byDay: "By day",
    byWeek: "By week",
    inCurrency: { ILS: "In shekels", USD: "In dollars" },
    now: "Current period",
    before: "Previous period (completed)",
    beforeOrders: "Previous period",
    completed: "Completed",
    completedOnly: "Completed orders",
    underway: "Not completed yet",
    today: "Today so far",
    /** Over days that are not final, and in the table. */
    unfinished: "Not final",
    final: "Final",
    soFar: "So far",
    isFinal: "Status",
    stillUnderway: (amount) => `In orders not completed yet: ${amount}`,
    notFinal: "Some orders are not completed yet",
    todayGoesOn: "Today is not over yet",
    unfinishedHelp:
      "Days with orders that are not completed yet are marked as not final, and the amount of these orders is drawn above revenue. The previous period shows completed orders only",
    /** Help for using a chart with the keyboard. */
    help: "Move between days with the arrow keys",
    day: "Day",
    dayBefore: "Matching day",
    asTable: "As a table",
    asChart: "As a chart",
    view: "View",
    ordersLabel: ordersInWords,
  },
  products: {
    title: "Best sellers",
    note: "By units sold. Amounts are revenue: completed orders, and what remains of those partly refunded.",
    empty: "No units were sold in the period",
    share: (share) => `${share} of units`,
    completed: (units) => `In revenue: ${formatCount(units)}`,
    up: (places) => `Up ${inWords(places, "1 place", "places")}`,
    down: (places) => `Down ${inWords(places, "1 place", "places")}`,
    same: "Same place",
    fresh: "New in the ranking",
    profit: "Profit:",
    units: unitsInWords,
  },
  statuses: {
    title: "By status",
    note: ordersInWords,
    empty: "No orders in the period",
  },
  months: {
    title: "Revenue of the last six months",
    soFar: "so far",
    growth: "compared with the previous month",
    growthSameAge: "compared with the previous month at the same point",
    orders: ordersInWords,
  },
};
