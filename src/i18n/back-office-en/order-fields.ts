import type {
  badAmount as badAmountInHebrew,
  notifyCustomer as notifyInHebrew,
  orderFields as hebrew,
} from "../he/order-fields.ts";
import type { Translated } from "../translated.ts";
import { labels } from "./labels.ts";
import { orderLabels } from "./order-labels.ts";

export const badAmount: Translated<typeof badAmountInHebrew> =
  "Enter an amount in digits, for example 12.50";
export const notifyCustomer: Translated<typeof notifyInHebrew> = "Notify the customer by email";

/** The fields of the records that staff enter in an order. */
export const orderFields: Translated<typeof hebrew> = {
  shipment: {
    carrier: { label: labels.carrier, problems: "Choose a carrier" },
    trackingNumber: {
      label: labels.trackingNumber,
      problems: { already_recorded: "The order already has this shipment" },
    },
    trackingUrl: {
      label: "Tracking link",
      help: "Begins with https://",
      problems: "The link is not valid. It has to begin with https://",
    },
    withoutAddress: {
      label: "No address: the package is handed over or picked up",
      problems: { no_address: "Add a shipping address, or mark that none is needed" },
    },
    notifyCustomer: { label: notifyCustomer },
  },
  arrival: {
    arrivedOn: {
      label: "Arrived on",
      problems: {
        in_future: "Choose today or a day in the past",
        too_early: "The package cannot have arrived before it was shipped",
        required: "Choose a day",
      },
    },
    isUnderway: { label: "The package has not arrived yet" },
  },
  payment: {
    kind: { label: "Payment method", choices: orderLabels.paymentKinds },
    amountMinor: {
      label: "Amount",
      problems: {
        required: badAmount,
        wrong_type: badAmount,
        too_small: badAmount,
        too_large: "The amount is more than what is left to pay",
      },
    },
    paidOn: { label: "Received on", problems: { in_future: "Choose today or a day in the past" } },
    reference: {
      label: "Reference",
      problems: { taken: "Another payment already has this reference" },
    },
    notifyCustomer: { label: notifyCustomer },
  },
  contact: {
    name: { label: "Name" },
    email: {
      label: labels.email,
      problems: {
        required: "Enter an email address or a phone number",
        missing: "Fill in this field.",
        malformed: "The email address is not valid",
      },
    },
    phone: { label: labels.phone },
    note: { label: "Reason", help: "The customer sees the reason on the order page." },
  },
};
