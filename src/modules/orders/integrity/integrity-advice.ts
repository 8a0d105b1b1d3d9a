import type { Explanation } from "#shared/finding.ts";
import type { IntegrityRule } from "./integrity-rules.ts";

/**
 * Ledgers are never edited: a mistake is corrected by a new entry, so that the history stays clear.
 */
const inTheBackOffice =
  "Compare the order's page with what really happened, and mend it there (another payment, refund or movement).";
const notByUs =
  "Something was changed past the shop, or the shop has a fault: report it with the examples.";

/** The meaning of a breach of each rule, and advice on it. */
export const integrityAdvice: Readonly<Record<IntegrityRule, Explanation>> = {
  "stock is the sum of its movements": {
    means: "The number that is offered for sale does not follow from the history of the variant.",
    advice: `Count the shelf and enter the count under Stock. ${notByUs}`,
  },
  "an order's movements are what its state means": {
    means:
      "Units of the order were taken, held or brought back more or less often than its state says.",
    advice: `Count the shelf of these variants and enter the count. ${notByUs}`,
  },
  "who ordered ahead has the first units": {
    means: "Units are for sale although orders wait for them.",
    advice: `Count the shelf and enter the count under Stock, which holds them for those orders. ${notByUs}`,
  },
  "units ordered ahead are promised, then held": {
    means: "More of the order's units were held or released than it had.",
    advice: notByUs,
  },
  "a held unit is reserved until it is bought or released": {
    means:
      "A unit for the waiting list is reserved although nobody may order it, or the other way round.",
    advice: notByUs,
  },
  "units are where the status says": {
    means: "The order's status says one thing about its items, the stock another.",
    advice: `Look at where the parcel is, and give the order the status that is true. ${notByUs}`,
  },
  "returns bring back no more than was bought": {
    means: "The returns of the order brought or announced more items than it had.",
    advice: `Compare the order with its returns, and count the shelf. ${notByUs}`,
  },
  "what returns gave back is in the refunds": {
    means: "A return says that money went back, and no refund of its order does.",
    advice: inTheBackOffice,
  },
  "an order's subtotal is the sum of its lines": {
    means: "The lines of the order cost more or less than the order says.",
    advice: `Edit the order's lines, which counts it anew. ${notByUs}`,
  },
  "an order's total is its lines less the discount": {
    means:
      "The customer was asked for another amount than the lines, the discount and the shipping come to.",
    advice: `Compare it with the confirmation mail, and refund or ask for the difference. ${notByUs}`,
  },
  "an order's tax is that of its lines and of shipping": {
    means: "The order says another amount of tax than its lines and its shipping come to.",
    advice: notByUs,
  },
  "tax is the rate of what a line costs": {
    means: "A line or the shipping has another tax than its rate comes to.",
    advice: notByUs,
  },
  "refunds give back the tax in them": {
    means: "The order counts another amount of tax as given back than its refunds contain.",
    advice: notByUs,
  },
  "coupons are used by the orders that name them": {
    means:
      "An order names a coupon that does not know of it, or the coupon took off another amount than its lines come to.",
    advice: `Compare the order with its confirmation mail. ${notByUs}`,
  },
  "what an order was paid is the sum of its payments": {
    means: "The order counts as paid with another amount than its payments come to.",
    advice: inTheBackOffice,
  },
  "payments are in the currency of their order": {
    means: "A payment counts for an order in the other currency, as if a shekel were a dollar.",
    advice: notByUs,
  },
  "what an order was given back is the sum of its refunds": {
    means: "The order counts as refunded with another amount than its refunds come to.",
    advice: inTheBackOffice,
  },
  "refunds stay within payments": {
    means: "More was given back than was ever paid.",
    advice: `Compare with the bank or with the payment service, and enter the payment that is missing. ${notByUs}`,
  },
  "a refunded order remembers whether it was completed": {
    means:
      "What is left of an order that was refunded in part is missing in the revenue, or is counted wrongly.",
    advice: `Compare the order's history with its refunds. ${notByUs}`,
  },
  "the daily stats are the sums of the orders": {
    means: "Dashboard and analytics show other figures than the orders come to.",
    advice: `The orders are right, the figures are not. ${notByUs}`,
  },
  "the daily stats of sales are the sums of the lines": {
    means: "Analytics shows other figures for a variant than the lines of the orders come to.",
    advice: `The orders are right, the figures are not. ${notByUs}`,
  },
  "the daily stats of money are those of the day": {
    means: "Analytics shows other payments, refunds, discounts or tax than the orders come to.",
    advice: `The orders are right, the figures are not. ${notByUs}`,
  },
  "the daily stats of customers count all of them": {
    means: "The numbers of customers above their list are not those of the list.",
    advice: `The list is right, the numbers are not. ${notByUs}`,
  },
  "customers are the sums of their orders": {
    means: "A customer's page shows other figures than their orders come to.",
    advice:
      "As the owner of the database: select app.recount_customers(); it counts all of them anew. Then report it.",
  },
  "agreed prices have a reason": {
    means:
      "An order was sold at another price than the catalogue's, and nothing says why, or the history does not know of it.",
    advice: `Ask whoever entered the order, and write a note to it. ${notByUs}`,
  },
  "what was handed over is done": {
    means: "The customer took the items along, and the order says that they are still to be sent.",
    advice: `Look at the order's page, and give the order the status that is true. ${notByUs}`,
  },
  "a timeline begins once": {
    means: "The order's history has no beginning, or several.",
    advice: notByUs,
  },
  "a timeline leads to the status": {
    means: "The order's status was changed without its history knowing of it.",
    advice: `Compare the history with the status, and give the order the status that is true. ${notByUs}`,
  },
  "an order of the checkout has its confirmation": {
    means: "A customer ordered and was never told by mail.",
    advice: "Look under Settings, Mail whether mails leave at all, and write to the customer.",
  },
};
