import type { OrderEventKind } from "#modules/orders/kinds.ts";
import { orders } from "./orders.ts";

/** The page that the link to an order opens. */
export const orderStatus = {
  title: (number: string) => `Order ${number}`,
  description: "What you ordered, and how far it has come.",
  placed: "Placed",
  /** After the moment. */
  zone: "(Israel time)",
  status: "Status",
  order: "Your order",
  subtotal: "Subtotal",
  discount: (code: string, percent: number) => `${code}, ${percent}% off`,
  shipping: "Shipping",
  free: "Free",
  total: "Total",
  bags: (count: number) => `${count} ${count === 1 ? "bag" : "bags"}`,
  shipTo: "Shipping address",
  payment: {
    title: "Payment",
    paid: (amount: string) => `${amount} paid. Thank you.`,
    refunded: (amount: string) => `${amount} refunded.`,
    asAgreed: "Not paid yet. We tell you by email how to pay.",
    confirming: "Payment is being confirmed. This page looks again by itself.",
    waiting: "Not paid yet.",
    over: "The time to pay online is over. Write to us, and we find a way.",
    nothing: "Nothing was charged.",
    pay: "Pay now",
    opening: "Opening the payment page…",
    goToPage: "Go to the payment page",
  },
  parcels: {
    title: "Parcels",
    /** For a carrier that has no name here. */
    other: "Parcel",
    number: (number: string) => `Tracking number ${number}`,
    track: "Track this parcel",
    sent: "Sent",
  },
  timeline: {
    title: "What has happened",
    /** What the timeline says of a kind of event; `status` is told by where it led. */
    events: {
      created: "Order placed",
      note: "A word from the shop",
      payment: "Payment received",
      refund: "Refund",
      shipment: "Parcel handed over",
      edited: "The order was changed",
      released: "Not paid in time: the bags went back on the shelf",
      hidden: "",
      restored: "",
      status: "",
    } satisfies Record<OrderEventKind, string>,
    /** The badge beside the number and My Orders call them the same. */
    statuses: orders.statuses,
    zone: "All times are Israel time.",
  },
  cancel: {
    title: "Changed your mind?",
    until: (moment: string) => `You can cancel this order here until ${moment} (Israel time).`,
    open: "Cancel this order…",
    sure: "The bags go back on the shelf, and what you have paid comes back to you.",
    confirm: "Yes, cancel the order",
    keep: "Keep the order",
    busy: "Cancelling…",
    over: (hours: number) =>
      `Orders can be cancelled here for ${hours} hours, or until they leave. Write to us, and we see what can be done:`,
    failed: {
      late: "The time to cancel here is over. Please write to us.",
      limited: "Too many attempts. Please try again later.",
      other: "That did not work. Please try again in a moment.",
    },
  },
  help: { title: "Questions?", text: "Write to us about this order:" },
  print: "Print order summary",
  /** The head of the printed page. */
  summary: "Order summary",
  allOrders: "My Orders",
  shopping: "Continue Shopping",
  unknown: {
    title: "There is no order here",
    text: "The link is not complete, or the order is no longer shown. Try the link in your confirmation email again.",
    home: "Back to Home",
  },
} as const;
