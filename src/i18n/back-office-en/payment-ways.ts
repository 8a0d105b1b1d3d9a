import { isolate } from "#shared/isolate-text.ts";
import { formatCount } from "../format-he.ts";
import type { paymentWays as hebrew } from "../he/payment-ways.ts";
import type { Translated } from "../translated.ts";
import { currencyNames } from "./currencies.ts";

/** The ways to pay in the back office, and the services behind them. */
export const paymentWays: Translated<typeof hebrew> = {
  intro:
    "The ways in which customers pay, in the order in which they see them. A change applies to the next customer, without a restart of the shop.",
  manual: "As agreed with the customer",
  manualNote: "Bank transfer or another payment; the instructions are among the texts",
  noBox:
    "Keys cannot be stored here: the person who installs the shop has to set SECOND_FACTOR_KEY, the key that encrypts them.",
  list: {
    label: "Payment methods",
    failed: "The payment methods could not be loaded",
    none: { title: "No payment methods", text: "The shop knows no payment services." },
  },
  columns: {
    name: "Payment method",
    isOn: "On",
    offered: "Offered for",
    messages: "Messages from the service",
    trial: "Test payment",
    actions: "Actions",
  },
  notConnected: "Not connected",
  testAccount: "Test account: no money moves",
  away: "Not answering since",
  means: {
    card: "Credit card",
    paypal: "PayPal",
    bit: "Bit",
    apple_pay: "Apple Pay",
    google_pay: "Google Pay",
    other: "Other",
  },
  instalments: (most) => (most === 1 ? "1 instalment" : `up to ${formatCount(most)} instalments`),
  everywhere: "All markets",
  everyCurrency: "Any currency",
  heard: "Last one arrived",
  notHeard: "No message in the last 30 days",
  missed: "A payment was found without a message about it",
  onOff: {
    label: (name) => `Offer ${isolate(name)} to customers`,
    notConnected: "Connect the service first",
    turnedOn: "Payment method turned on",
    turnedOff: "Payment method turned off",
    failed: "The payment method did not change.",
  },
  form: {
    edit: (name) => `Edit ${isolate(name)}`,
    saved: "Payment method saved",
    failed: "The payment method was not saved.",
    marketsFailed: "The markets could not be loaded.",
    charges: (currencies) =>
      `The service charges in: ${isolate(currencies)}. An order in another currency is charged in shekels if the service takes them; otherwise the service is not offered for it.`,
  },
  fields: {
    isOn: {
      label: "Offered to customers",
      problems: { not_connected: "Connect the service first" },
    },
    position: { label: "Position", help: "The method with the lowest number comes first." },
    markets: {
      label: "Markets",
      help: "With none selected, it is offered in all of them.",
      problems: { unknown: "One of the markets was deleted. Close and open again" },
    },
    currencies: {
      label: "Order currencies",
      help: "With none selected, it is offered in every currency that the service can charge.",
      choices: currencyNames,
    },
  },
  keys: {
    button: (name) => `Connect ${isolate(name)}`,
    title: (name) => `Connect ${isolate(name)}`,
    submit: "Check and save",
    saved: "The service accepted the keys, and they are saved",
    failed: "The keys were not saved.",
    unavailable:
      "The service is not answering, so the keys were neither checked nor saved. Try again.",
    noService: "This method has no service and no keys",
    intro:
      "You find the keys in the dashboard of the service. They are stored encrypted and not shown again.",
    byEnvironment:
      "The shop has keys from its installation. Keys saved here replace them until you disconnect the service.",
    messages: "The address for messages (webhook), to register with the service",
    copy: "Copy the address for messages",
    docs: "The service’s explanation of keys and messages",
    isStored: "Saved. If the field stays empty, it does not change.",
    problems: {
      required: "Fill in this field",
      malformed: "This does not look like the value that the service gives",
      no_box: "Keys cannot be stored here: SECOND_FACTOR_KEY is missing.",
      other: "The value is not valid",
    },
    refused: (reason) => `The service did not accept the keys. Its answer: ${isolate(reason)}`,
    choices: {
      live: "Live account",
      sandbox: "Test account (sandbox)",
      staging: "Test account (staging)",
    },
  },
  disconnect: {
    button: (name) => `Disconnect ${isolate(name)}`,
    title: "Disconnect this service?",
    text: (name) =>
      `The keys of ${isolate(name)} will be deleted. To use it again, you will have to enter them again.`,
    submit: "Disconnect",
    saved: "Service disconnected",
    failed: "The service was not disconnected.",
    noKeys: "No keys are stored here",
    reasons: {
      on: "Turn the service off before you disconnect it",
      refunds_wait:
        "Refunds are waiting for this service. You can disconnect it once they are done.",
      pages_open: "Some customers may still pay through this service. Try again in an hour.",
    },
  },
  trial: {
    button: (name) => `Test payment through ${isolate(name)}`,
    failed: "The test payment did not start.",
    notRead: "The service could not be asked about the test payment.",
    none: "Not tested yet",
    states: {
      open: "Awaiting payment",
      approved: "Approved, money on its way",
      pending: "Money on its way",
      refused: "Payment declined",
      closed: "Closed without payment",
      paid: "Paid, refund on its way",
      refunded: "Paid and refunded",
      failed: "Failed",
    },
  },
};
