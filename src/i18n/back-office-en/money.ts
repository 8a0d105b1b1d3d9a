import type { money as hebrewMoney, monthSheet as hebrewSheet } from "../he/money.ts";
import type { Translated } from "../translated.ts";

/** Money that came in and went back, in analytics and in its files. */
export const money: Translated<typeof hebrewMoney> = {
  title: "Money in and out",
  note: "By the day of the payment or refund, not by the day of the order",
  in: "In",
  back: "Refunded",
  nothingIn: "No payments in this period",
  count: "Number",
  each: "Each payment and refund",
  asPaid: "As paid",
  total: "Total",
  together: "Together",
  tax: {
    title: "Tax",
    market: "Market and rate",
    collected: "Collected",
    refunded: "Refunded",
    left: "Left",
    help: "The tax in the period’s orders that count as revenue, less the tax in the period’s refunds.",
    noMarket: "No market",
  },
  discounts: "Discounts",
  surcharges: "Surcharges",
  pricesHelp:
    "Discounts and surcharges are against catalogue prices, in the period’s orders that count as revenue. A price agreed above the catalogue is a surcharge, not a discount.",
};

/** A month on one printed page. */
export const monthSheet: Translated<typeof hebrewSheet> = {
  open: "Print monthly page",
  title: "Month summary",
  titleOf: (month) => `Summary of ${month}`,
  print: "Print",
  back: "Back to analytics",
  loading: "Loading data",
  noMonth: {
    title: "No month chosen",
    text: "Open this page from the analytics screen while it shows a month.",
  },
  days: "Days",
  asOf: "Data as of",
  notFinal: "The month is not final: it has not ended, or it has orders that are not completed.",
  underway: "In orders not completed yet",
  tax: "VAT",
  noTax: "None: the shop adds no tax to its prices, and this page is not an invoice",
  moneyHelp: "Money in and out is counted by the day it moved.",
};
