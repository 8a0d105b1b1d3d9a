import type { orderCorrections as hebrew } from "../he/order-corrections.ts";
import type { Translated } from "../translated.ts";
import { isolate } from "#shared/isolate-text.ts";
import { orderFields } from "./order-fields.ts";
import { unitsInWords } from "./units.ts";

const { carrier, trackingNumber, trackingUrl, notifyCustomer } = orderFields.shipment;
const { kind, paidOn, reference } = orderFields.payment;

/** Texts for what is put right in an order: its lines, prices, payments and shipments. */
export const orderCorrections: Translated<typeof hebrew> = {
  lines: {
    remove: (name) => `Remove ${isolate(name)} from the order`,
    restore: (name) => `Put ${isolate(name)} back in the order`,
    removed: "Will be removed from the order",
    coupon: (code) => `Remove coupon ${isolate(code)}`,
    notifyCustomer,
    problems: {
      returned:
        "Units of this item were returned, or a return was requested, so they cannot be removed",
      none_left: "The order needs at least one item. You can cancel it instead.",
      below_minimum: (minimum) =>
        `The coupon is only valid for orders of ${isolate(minimum)} or more. Remove it, or keep the items.`,
      takes_nothing:
        "The coupon does not apply to the remaining items. Remove it, or keep the items.",
      with_coupon:
        "A coupon and a price for the whole order do not go together. To set a price, remove the coupon.",
    },
  },
  outcome: {
    title: "What will change when you save",
    failed: "What will change could not be calculated. Everything is checked again when you save.",
    total: "Total",
    before: "Current total",
    paid: "Paid",
    due: "Will remain due",
    overpaid: "Paid more than the new total",
    overpaidHelp: "The money is not refunded automatically. After saving, you can make a refund.",
    takes: (units) => `${unitsInWords(units)} from stock to the order`,
    gives: (units) => `${unitsInWords(units)} back to stock`,
    short: (available) => `Not enough. In stock: ${unitsInWords(available)}`,
    gift: (from, to) => `Gift: ${unitsInWords(to)} instead of ${unitsInWords(from)}`,
  },
  farOff: {
    title: "Is the amount right?",
    /** Between the amount that was typed and the usual one. */
    instead: "instead of",
    submit: "Yes, it is right",
    refuse: "Correct the amount",
  },
  payment: {
    button: "Correct payment details",
    title: "Correct payment details",
    text: "The amount does not change. If the amount is wrong, cancel the payment record and record it again.",
    fields: { kind, paidOn, reference },
    saved: "Payment details corrected",
    failed: "The payment details were not corrected.",
  },
  cancelPayment: {
    button: "Cancel payment record",
    title: "Cancel payment record",
    text: "For a payment recorded by mistake. It stays in the list marked “Cancelled” and does not count. This is not a refund: the customer is not told, and the status does not change.",
    fields: {
      note: {
        label: "Reason",
        help: "The customer sees the reason on the order page.",
        problems: {
          refunded: "Money of this order was already refunded, so this payment cannot be cancelled",
        },
      },
    },
    paid: "Paid",
    due: "Balance due",
    submit: "Cancel record",
    saved: "Payment record cancelled",
    failed: "The payment record was not cancelled.",
    tag: "Cancelled",
  },
  shipment: {
    button: "Correct shipment",
    title: "Correct shipment",
    fields: {
      carrier,
      trackingNumber,
      trackingUrl,
      sentOn: {
        label: "Shipped on",
        problems: {
          in_future: "Choose today or a day in the past",
          too_early: "The package cannot have been shipped before the order was placed",
          after_arrival:
            "The package cannot have been shipped after it arrived. You can correct the day of arrival first.",
        },
      },
      notifyCustomer,
    },
    saved: "Shipment corrected",
    failed: "The shipment was not corrected.",
  },
  removeShipment: {
    button: "Remove shipment",
    title: "Remove this shipment?",
    text: "For a shipment recorded by mistake. The order’s status and the stock do not change. If the order was not shipped, change its status, too.",
    submit: "Remove",
    saved: "Shipment removed",
    failed: "The shipment was not removed.",
  },
  timeline: {
    from: "was",
    to: "now",
    none: "empty",
    total: "Total",
    fields: {
      carrier: carrier.label,
      trackingNumber: trackingNumber.label,
      trackingUrl: trackingUrl.label,
      sentOn: "Shipped on",
      kind: kind.label,
      paidOn: "Paid on",
      reference: reference.label,
    },
  },
};
