import { formatDay } from "./delivery.ts";
import { howToPay } from "./payment-words.ts";

type Range = { readonly from: number; readonly to: number };

/** The confirmation page. */
export const orderSuccess = {
  pageTitle: "Order confirmed",
  description: "Your order at a glance, and what happens next.",
  title: "Order Confirmed!",
  thanks: (name: string) => `Thank you, ${name}.`,
  orderNumber: "Order number",
  total: "Total",
  /** Where the coupon stands in an order that the shop knows. */
  discount: (code: string, percent: number | null) =>
    percent === null ? code : `${code}, ${percent}% off`,
  /** For an order that is paid as agreed. */
  howToPay,
  /** For a guest, whose items wait for a short time otherwise: above everything else. */
  keep: {
    title: (count: number, areCarriers: boolean) =>
      `Press once to keep your ${areCarriers ? "bag" : "item"}${count === 1 ? "" : "s"}`,
    text: (email: string | undefined) =>
      `Open the email that we have just sent${email === undefined ? "" : ` to ${email}`}, and press its button. Otherwise your order is held for a short time only.`,
  },
  next: "What happens next?",
  confirmationEmail: (email: string | undefined) =>
    email === undefined
      ? "You will receive a confirmation email with your order."
      : `You will receive a confirmation email at ${email}.`,
  processing: ({ from, to }: Range) =>
    `Your order is processed within ${from}-${to} business days.`,
  /** For an order that is paid as agreed. */
  processingOncePaid: ({ from, to }: Range) =>
    `Processing begins once your payment has arrived, and takes ${from}-${to} business days.`,
  /** The same, of what is not here yet. */
  aheadOncePaid: (leavesBy: string) =>
    `Once your payment has arrived, your order leaves us by ${formatDay(leavesBy)}.`,
  shipping: ({ from, to }: Range) =>
    `Free worldwide shipping: it arrives in ${from}-${to} business days.`,
  /** Of an order that is not sent free. */
  arrives: ({ from, to }: Range) => `It arrives in ${from}-${to} business days.`,
  tracked: "We send you the tracking number.",
  review: "Once you have travelled together, we may ask you for a short review of your backpack.",
  reviewOther: "After some time we may ask you for a short review.",
  continueShopping: "Continue Shopping",
  allOrders: "View All Orders",
  /** For a guest, who has no list of orders. */
  guestOrder: "See your order",
  waiting: {
    title: "Payment is being confirmed",
    text: "The payment service is still working on it. This page updates automatically.",
    order: "Your order",
  },
  unknown: {
    title: "We cannot confirm this order",
    text: "The shop has no order with this number. Look in My Orders, or write to us:",
  },
} as const;
