import type { Money } from "#shared/money.ts";

type PaymentWords = {
  /** Beside a sum, on any page. */
  readonly note: string;
  /** The heading of the last step. */
  readonly title: string;
  /** Below that heading. */
  readonly text: string;
  /** Among the facts below the lines of the cart. */
  readonly fact: string;
  /** Of the button that places the order: it says when pressing it obliges to pay. */
  readonly button: string;
};

/** The words of pages about paying, by the way to be paid; "nothing" is an order for free. */
export const paymentWords = {
  off: {
    note: "Secure payment processing coming soon",
    title: "Secure payment processing coming soon",
    text: "Nothing is sent or charged. What you typed stays in this tab until you close it.",
    fact: "You cannot pay or order yet. At the end of the checkout you can ask us to let you know when.",
    button: "Place order",
  },
  manual: {
    note: "You pay after ordering",
    title: "You pay after ordering",
    text: "Nothing is charged now. We tell you by email how to pay, and hold your items meanwhile.",
    fact: "You pay after ordering. We tell you by email how, and hold your items meanwhile.",
    button: "Order with obligation to pay",
  },
  online: {
    note: "You pay in the last step",
    title: "You pay on the next page",
    text: "Our payment service takes your card there; the shop never sees its number. We hold your items for an hour.",
    fact: "You pay in the last step, on the page of our payment service, after you have checked the total once more.",
    button: "Place order and pay",
  },
  nothing: {
    note: "There is nothing to pay",
    title: "There is nothing to pay",
    text: "Your order is confirmed as soon as you place it.",
    fact: "There is nothing to pay.",
    button: "Place order",
  },
} as const satisfies Record<string, PaymentWords>;

/** Beside a sum, where customers choose among several ways. */
export const choiceOfWays = "You choose how to pay in the last step";

/** The words for an order of this total in a shop that is paid so. */
export const getPaymentMode = <Mode extends "off" | "manual" | "online">(
  payments: Mode,
  total: Money,
): Mode | "nothing" => (payments !== "off" && total.amountMinor === 0 ? "nothing" : payments);

/** Of an order that is paid as agreed, while its page cannot say how. */
export const howToPay = "We will email you how to pay.";
