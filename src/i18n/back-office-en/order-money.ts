import { isolate } from "#shared/isolate-text.ts";
import type { orderMoney as hebrew } from "../he/order-money.ts";
import type { Translated } from "../translated.ts";
import { daysInWords, inWords } from "./in-words.ts";
import { orderActions } from "./order-actions.ts";

/** Texts about the payment services in an order: payments, refunds and disputes. */
export const orderMoney: Translated<typeof hebrew> = {
  means: {
    card: "Credit card",
    paypal: "PayPal",
    bit: "Bit",
    apple_pay: "Apple Pay",
    google_pay: "Google Pay",
    other: "Other",
  },
  instalments: (count) => inWords(count, "1 instalment", "instalments"),
  fee: "Service fee:",
  charged: "Charged",
  chargedBack: "Refunded",
  toService: (name) => `Payment at ${isolate(name)}`,
  attempt: {
    title: "Last payment attempt",
    away: "The service is not answering. The shop tries again by itself.",
    states: {
      open: "The payment page is open, and the customer has not paid yet",
      approved: "Approved by the customer, not charged yet",
      pending: "Payment on its way. The service will say when it arrives",
      refused: "Payment declined",
      closed: "Payment page closed without payment",
      paid: "Paid",
      refunded: "Refunded",
      failed: "Failed",
    },
    refusedReasons: {
      declined: "Card declined",
      no_funds: "Insufficient funds",
      not_authenticated: "Customer authentication failed",
      expired: "Card expired",
      other: "No known reason",
    },
  },
  match: {
    way: "How the payment was received",
    ways: { hand: "Record by hand", service: "Through a service, by number" },
    title: orderActions.payment.title,
    text: "The service is asked how much was paid, and the payment counts for the order. It can be refunded through the service. Left to pay:",
    fields: {
      service: {
        label: "Service",
        problems: { not_connected: "The service is not connected to the shop" },
      },
      reference: {
        label: "Payment number at the service",
        problems: {
          unknown_payment: "The service knows no received payment with this number",
          taken: "This payment already counts elsewhere",
          other_currency:
            "The payment is in another currency than the order, and there is no rate to convert it",
          too_large: "The payment is more than what is left to pay for the order",
          malformed: "A payment number consists of Latin letters, digits and hyphens",
        },
      },
      notifyCustomer: orderActions.payment.fields.notifyCustomer,
    },
    submit: "Check and record",
    saved: orderActions.payment.saved,
    failed: orderActions.payment.failed,
  },
  preview: {
    title: "How the money goes back",
    through: (name) => `Through ${isolate(name)}`,
    transfer: "By manual transfer",
    /** Why the service does not give it back, and what staff do. */
    limits: {
      too_old: (name, days) =>
        `${isolate(name)} does not refund payments after ${daysInWords(days)}.`,
      whole_only: (name, way) =>
        `A payment by ${isolate(way)} can only be refunded in full through ${isolate(name)}.`,
      not_connected: (name) => `${isolate(name)} is not connected to the shop.`,
    },
    waits:
      "The amount is recorded as a refund that awaits transfer. After the transfer, mark it as done in the order.",
    byHand: "By hand, recorded as a transfer that is already done",
  },
  disputes: {
    title: "Disputes",
    at: (name) => `At ${isolate(name)}`,
    outcomes: {
      opened: "Open",
      lost: "Lost, money returned",
      won: "Won, money kept",
    },
    reason: "Reason given by the service:",
    due: "Respond by",
    noDue: "The service gave no deadline for a response",
    notice:
      "The customer disputes a payment of this order. Ship nothing until the dispute is settled.",
    evidence: {
      button: "Evidence in the order",
      title: "Evidence for the dispute",
      text: "Everything the shop knows about the order, in English, as the services read it. Read it before you send it.",
      label: "Evidence",
      copy: "Copy",
      close: "Close",
      failed: "The evidence could not be collected.",
    },
  },
};
