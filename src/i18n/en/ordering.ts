import { formatDay } from "./delivery.ts";
import { paymentWords } from "./payment-words.ts";
import type { CouponReason } from "#modules/coupons/kinds.ts";

const couponProblems: Readonly<Record<CouponReason, string>> = {
  ended: "It has expired.",
  used_up: "It has been used up.",
  used_by_you: "You have already used it.",
  not_first: "It is for first orders only.",
};

/** The payment step of a shop that takes orders. */
export const ordering = {
  pay: paymentWords,
  terms: "By placing the order you accept our",
  termsLink: "terms of sale",
  sending: "Placing your order…",
  confirmed: {
    title: "Order Confirmed",
    manual: "One moment, your order is being opened.",
    online: "One moment, the page to pay on is being opened.",
    nothing: "One moment, your order is being opened.",
  },
  earlier: {
    title: "You have already ordered",
    text: "We have received this order. You can view it, or start another one.",
    open: "See your order",
    another: "Start another order",
    /** When it is not what the step shows. */
    other:
      "We have received your order as you first sent it, not as it is shown here. You can view it, or start another one.",
  },
  changes: {
    title: "Something has changed since you looked",
    price: (name: string, before: string, now: string) =>
      `${name} now costs ${now}; it was ${before}.`,
    fewer: (name: string, before: number, now: number) =>
      `${name}: only ${now} left, so it is ${now} instead of ${before}.`,
    quantity: (name: string, before: number, now: number) =>
      `${name}: ${now} instead of ${before}.`,
    later: (name: string, leavesBy: string) =>
      `${name} is not here yet: it leaves us by ${formatDay(leavesBy)}.`,
    gone: (name: string) => `${name} is no longer part of this order.`,
    added: (name: string, now: number) => `${name} has been added: ${now}.`,
    coupon: (code: string, why: CouponReason | undefined) =>
      `${code} can no longer be used. ${why ? couponProblems[why] : ""}`.trim(),
    total: (before: string, now: string) => `The total is now ${now} instead of ${before}.`,
    accept: "That is fine",
    edit: "Change the order",
  },
  /** When the order would hold more than unpaid orders of a guest, or of an account, may. */
  tooMany: {
    guest: {
      title: "We cannot set that many aside yet",
      text: "Without an account we keep only a few items for orders that are not paid, so that there are some for everybody. Nothing has been ordered.",
      waysOn: "For more, sign in or create an account, or write to us:",
    },
    member: {
      title: "We cannot set that many aside at once",
      text: "Your orders that are not paid keep only so many items, so that there are some for everybody. Nothing has been ordered.",
      waysOn: "Pay or cancel one of them in My Orders, or write to us:",
    },
    possible: (name: string, possible: number) =>
      possible === 0
        ? `${name}: none more for now.`
        : `${name}: ${possible} ${possible === 1 ? "is" : "are"} possible now.`,
    /** Some of it waits in an order that was placed before. */
    earlier:
      "An order from here is still waiting. Pay for it or cancel it, and its items count no more; the link is in its email.",
    edit: "Change the order",
    signIn: "Sign in",
    orders: "My Orders",
  },
  soldOut: {
    title: "Sold out a moment ago",
    text: "Someone was faster. What you typed is still here.",
  },
  checkField: (name: string) => ({
    title: "Nothing has been ordered yet",
    text: `Please look at this field again: ${name}.`,
  }),
  problems: {
    offline: {
      title: "The shop cannot be reached",
      text: "Check your connection and press the button again. You will not be ordering twice.",
    },
    busy: {
      title: "That did not work",
      text: "Please press the button again in a moment. You will not be ordering twice.",
    },
    changed: {
      title: "Prices or stock are changing right now",
      text: "Nothing has been ordered. Please look at the summary and press the button again.",
    },
    coupon: {
      title: "This coupon is not accepted",
      text: "Nothing has been ordered. Please remove the coupon in your cart.",
    },
    /** The press has asked for a coupon that could not be asked for before. */
    couponChecked: {
      title: "Your coupon has been checked",
      text: "Nothing has been ordered yet. Please look at the summary and press the button again.",
    },
    refused: {
      title: "This order cannot be paid online",
      text: "Nothing has been ordered or charged. Our payment service does not accept it; the amount may be too small. Please change the order, or write to us.",
    },
    off: {
      title: "The shop is not taking orders at the moment",
      text: "Nothing has been ordered or charged. What you typed stays in this tab.",
    },
  },
  limited: (minutes: number) => ({
    title: "Too many attempts",
    text: `Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  }),
} as const;
