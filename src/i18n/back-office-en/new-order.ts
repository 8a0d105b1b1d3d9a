import type { newOrder as hebrew } from "../he/new-order.ts";
import type { Translated } from "../translated.ts";
import { formatCount } from "../format-he.ts";
import { mapCurrencies } from "../map-currencies.ts";
import { currencyNames, inCurrency } from "./currencies.ts";
import { inWords } from "./in-words.ts";
import { addressLabels, labels } from "./labels.ts";
import { isolate } from "#shared/isolate-text.ts";

/** An order that is entered by hand. */
export const newOrder: Translated<typeof hebrew> = {
  title: "New order",
  intro:
    "For orders by phone, by message, at a stall or from dealers. Prices follow the catalogue unless agreed otherwise.",
  customer: {
    title: "Customer",
    fields: {
      name: { label: "Full name", problems: "Enter a name of up to 100 characters." },
      email: {
        label: labels.email,
        help: "An email address or a phone number is needed.",
        problems: {
          required: "Enter an email address or a phone number.",
          malformed: "Enter a valid email address, such as maya@example.com.",
        },
      },
      phone: { label: labels.phone, problems: "Enter a phone number of up to 32 characters." },
    },
  },
  lines: {
    title: "Items",
    add: "Add item",
    placeholder: "Search by name, colour or SKU",
    none: "No items added yet.",
    noMatch: "No products match.",
    searching: "Loading…",
    failed: "Could not load the products.",
    inactive: "Hidden",
    stock: (available) => (available > 0 ? `${formatCount(available)} in stock` : "Out of stock"),
    quantity: (name) => `Quantity of ${isolate(name)}`,
    more: (name) => `Add a unit of ${isolate(name)}`,
    fewer: (name) => `Remove a unit of ${isolate(name)}`,
    remove: (name) => `Remove ${isolate(name)}`,
  },
  agreed: {
    button: "Other price",
    buttonFor: (name) => `Other price for ${isolate(name)}`,
    remove: "Back to catalogue price",
    price: mapCurrencies((it) => `Price per unit ${inCurrency[it]}`),
    totalButton: "Other price for the whole order",
    totalRemove: "Back to the usual total",
    total: mapCurrencies((it) => `Price for the whole order, ${inCurrency[it]}`),
    reason: "Reason",
    reasonHelp: "Also appears in the order summary printed for the customer.",
    list: "Catalogue price:",
  },
  payments: {
    title: "Payments",
    none: "No payments yet.",
    add: "Add payment",
    name: (place) => `Payment ${formatCount(place)}`,
  },
  coupon: { label: "Coupon code", percent: (percent) => `${percent}% off` },
  addresses: {
    ...addressLabels,
    title: "Addresses",
    add: "Add billing address",
    separate: "Ship to another address",
  },
  details: {
    title: "Order details",
    status: "Status",
    statusDefault: "As in settings",
    isHandedOver: "The order is handed to the customer now",
    isHandedOverHelp:
      "It is completed at once, the units leave the stock, and no address is needed.",
    currency: "Agreed currency",
    currencies: currencyNames,
    currencyHelp: "The other currency follows today’s exchange rate and is kept with the order.",
    notifyCustomer: "Email order confirmation to the customer",
    note: "Internal note",
    noteHelp: "Kept in the back office only. The customer does not see it.",
  },
  sum: {
    title: "Summary",
    subtotal: "Subtotal",
    discount: "Discount",
    shipping: "Shipping",
    free: "Free",
    duty: "Customs duty",
    doorDuty: "Customs duty the customer pays on delivery, as far as known",
    tax: "Tax",
    taxInside: (name) => `Including ${isolate(name)}`,
    reverseCharge: "Reverse charge: the buyer pays the tax.",
    total: "Total",
    agreed: "Agreed total",
    paid: "Paid",
    due: "Balance due",
    noRate: "There is no exchange rate, so amounts are in dollars only.",
  },
  chat: {
    button: "Paste a chat",
    title: "Read an order from a chat",
    text: "Paste a WhatsApp chat or an email, in Hebrew or English. What is found fills the form and replaces what is in it; the chat itself is not kept.",
    label: "Chat",
    submit: "Fill in the form",
    failed: "Could not read the chat.",
    required: "Paste a chat.",
    tooLong: (most) =>
      `The chat is longer than ${formatCount(most)} characters. Paste only the part with the order.`,
    unprintable: "The chat has characters that cannot be read. Copy it again.",
    unsure: "Not clear from the chat. Check this.",
    nothing: "No order details found in the chat. The form did not change.",
    filled: "The form was filled in from the chat.",
    toCheck: (fields) =>
      fields === 0
        ? "No fields to check."
        : inWords(fields, "1 field is marked for checking.", "fields are marked for checking."),
    unclear: (words) =>
      `It is not clear which item is meant: ${words.map(isolate).join(", ")}. Add it from the list.`,
  },
  place: {
    market: (name) => `Market: ${isolate(name)}`,
    notDelivered: (name) => `We do not ship there (${isolate(name)}).`,
    shippingMethod: "Shipping method",
    noShipping: "No charge for shipping",
    vatNumber: "Company VAT number",
    vatNumberHelp: "For companies in the European Union and the United Kingdom.",
  },
  submit: "Create order",
  created: (number) => `Order ${isolate(number)} created`,
  failed: "Could not create the order.",
  check: "Check the marked fields.",
  problems: {
    reason: "Enter a reason of up to 200 characters.",
    price: "Enter an amount in digits, such as 250.",
    noRate: "There is no exchange rate. Enter one under Inventory, or choose dollars.",
    withAgreedTotal: "A coupon and a price for the whole order do not go together. Choose one.",
    lines: "Add at least one item.",
    tooManyLines: "One order can have up to 50 lines.",
    tooMuch: "The order total is too high. You can split it into several orders.",
    quantity: "Enter a quantity from 1 to 99.",
    notSold: (name) => `${isolate(name)} is not for sale right now. Remove it from the order.`,
    shortage: (name, left) =>
      left > 0
        ? `Only ${inWords(left, "1 unit", "units")} of ${isolate(name)} left in stock.`
        : `${isolate(name)} is out of stock.`,
    couponCode: "There is no such coupon code.",
    coupon: {
      ended: "The coupon is no longer valid.",
      used_up: "The coupon is used up.",
      used_by_you: "The customer has already used the coupon.",
      not_first: "The coupon is only for a customer’s first order.",
    },
    note: "Up to 2,000 characters, without special characters.",
    status: "Choose a status.",
    shippingMethod: "This shipping method is not offered there. Choose another.",
    vatNumber:
      "The VAT number is not valid. It starts with the letters of the country, such as DE136695976.",
    vatNumberUnknown: "The VAT number is not registered.",
  },
  leave: {
    title: "Leave without creating the order?",
    text: "What you entered in the form will be lost.",
    submit: "Leave without saving",
    refuse: "Keep editing",
  },
};
