import type { Means, RefusedReason } from "#modules/payments/payments.ts";
import { paymentWords } from "./payment-words.ts";

/** The ways to pay, as customers choose one. */
export const payWays = {
  legend: "How would you like to pay?",
  /** The marks of what one can pay with; nothing for what has no name. */
  means: {
    card: "Card",
    paypal: "PayPal",
    bit: "Bit",
    apple_pay: "Apple Pay",
    google_pay: "Google Pay",
    other: "",
  } satisfies Record<Means, string>,
  /** The name of the choice where the service's own name says little. */
  card: "Card",
  cardOrBit: "Card or Bit",
  manual: paymentWords.manual.title,
  /** One sentence for each kind. */
  onPage: (service: string) =>
    `On the secure page of ${service}; the shop never sees your card’s number.`,
  atAccount: (service: string) =>
    `You sign in to your account at ${service}, and come back here afterwards.`,
  asAgreed: paymentWords.manual.text,
  instalments: (most: number) => `In up to ${most} payments.`,
  charge: (amount: string, rate: string) => `You pay ${amount} there (${rate}).`,
  away: (service: string | null) =>
    `${service ?? "This way to pay"} does not answer at present. Please try again later.`,
  /** Where the place of the order has no way at all. */
  none: {
    title: "There is no way to pay for this address yet",
    text: "Nothing has been ordered. Please write to us, and we will find one.",
  },
  /** Below the buttons that lead to the checkout. */
  wallets: (wallets: readonly string[]) => `${wallets.join(" and ")} at the checkout`,
  /** The outcome of the last attempt, on the page of an order. */
  onItsWay: (service: string) =>
    `Your payment through ${service} is on its way. We write to you as soon as it is there; please do not pay again.`,
  refused: {
    declined: (service: string) =>
      `${service} did not take the payment: the card was declined. Nothing was charged. Try another card or another way to pay.`,
    no_funds: (service: string) =>
      `${service} did not take the payment: there is not enough money, or its limit is reached. Nothing was charged. Try another card or another way to pay.`,
    not_authenticated: (service: string) =>
      `${service} did not take the payment: your bank did not get your confirmation. Nothing was charged. Try again, and confirm it in your bank’s app or by its code.`,
    expired: (service: string) =>
      `The time on the page of ${service} was over. Nothing was charged. Please try again.`,
    other: (service: string) =>
      `${service} did not take the payment. Nothing was charged. Try again, or choose another way to pay.`,
  } satisfies Record<RefusedReason, (service: string) => string>,
  /** When placing an order fails because of its way to pay. */
  problems: {
    notOffered: {
      title: "This way to pay has just gone",
      text: "Nothing has been ordered. Please choose another one and press the button again.",
    },
    charge: {
      title: "The amount in the other currency has changed",
      text: "Nothing has been ordered. Please look at it again and press the button once more.",
    },
  },
} as const;
