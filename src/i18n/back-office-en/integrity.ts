import { formatCount } from "../format-he.ts";
import type { integrity as hebrew } from "../he/integrity.ts";
import type { Translated } from "../translated.ts";

/** A broken rule, in the words of the back office. */
const rules: Translated<typeof hebrew>["rules"] = {
  "stock is the sum of its movements":
    "The stock offered for sale does not match the stock movements.",
  "an order's movements are what its state means":
    "Units of an order were taken, reserved or put back more or less often than its status means.",
  "who ordered ahead has the first units":
    "Units are offered for sale although preorders are waiting for them.",
  "units ordered ahead are promised, then held":
    "More units of a preorder were reserved or released than it had.",
  "a held unit is reserved until it is bought or released":
    "A unit held for the waiting list is no longer reserved, or the other way round.",
  "units are where the status says":
    "The status of an order and the stock disagree about where its units are.",
  "returns bring back no more than was bought":
    "The returns of an order have more units than were bought in it.",
  "what returns gave back is in the refunds":
    "A return says that the money was given back, but the order has no such refund.",
  "an order's subtotal is the sum of its lines":
    "The subtotal of an order is not the sum of its lines.",
  "an order's total is its lines less the discount":
    "The total of an order is not its lines less the discount, plus shipping, tax and customs duty.",
  "an order's tax is that of its lines and of shipping":
    "The tax of an order is not the sum of the tax on its lines and on shipping.",
  "tax is the rate of what a line costs": "The tax on a line or on shipping is not at its rate.",
  "refunds give back the tax in them":
    "The tax refunded on an order is not the tax in its refunds.",
  "coupons are used by the orders that name them":
    "A coupon and an order that uses it do not match, or the discount is not what the coupon gives.",
  "what an order was paid is the sum of its payments":
    "The amount paid for an order is not the sum of its payments.",
  "payments are in the currency of their order":
    "A payment is recorded in a currency other than that of its order.",
  "what an order was given back is the sum of its refunds":
    "The amount refunded on an order is not the sum of its refunds.",
  "refunds stay within payments": "More money was refunded than was received.",
  "the daily stats are the sums of the orders":
    "The dashboard and the analytics show other figures than the orders.",
  "the daily stats of sales are the sums of the lines":
    "The analytics show other figures for a product than the orders.",
  "the daily stats of money are those of the day":
    "The analytics show other payments, refunds, discounts or tax than the orders.",
  "the daily stats of customers count all of them":
    "The numbers above the list of customers are not those of the list.",
  "a refunded order remembers whether it was completed":
    "A refunded order is not recorded correctly as completed before the refund.",
  "customers are the sums of their orders":
    "A customer’s record shows other figures than the customer’s orders.",
  "agreed prices have a reason":
    "An order was sold at a price other than the catalogue price, and no reason is recorded.",
  "what was handed over is done":
    "An order that was handed over to the customer is recorded as still to be shipped.",
  "a timeline begins once": "The timeline of an order has no beginning, or several.",
  "a timeline leads to the status":
    "The status of an order changed without an entry in its timeline.",
  "an order of the checkout has its confirmation":
    "A customer ordered and got no confirmation by email.",
  "a product with pictures has one primary picture":
    "A product with pictures has no primary picture, or several.",
  "every uploaded picture has its files": "Files of an uploaded picture are missing.",
  "every uploaded file is shown somewhere": "Files of pictures are stored that are shown nowhere.",
  "an administrator can sign in": "No administrator can sign in.",
};

/** Rules of the database itself, which no type names. */
const guards: Readonly<Record<string, string>> = {
  "the shop's roles are weaker than the owner":
    "The shop has more rights than it should where its data is stored.",
  "the shop's login can do nothing by itself": "Data can be read or changed past the access rules.",
  "policies hold on every table": "Some data is not covered by the access rules.",
  "every trigger is awake": "A rule that guards amounts and the log of changes is switched off.",
};

/** Breaches of the rules that stock, orders and money always follow. */
export const integrity: Translated<typeof hebrew> = {
  title: "Data mismatches",
  note: "Orders, stock and money are checked every 15 minutes, everything else once a day. A mismatch that has been fixed is gone after the next check.",
  rules: { ...guards, ...rules },
  unknown: "A rule that this version does not know",
  count: (value) => (value === 1 ? "1 case" : `${formatCount(value)} cases`),
  examples: "For example:",
  since: "Since",
};
