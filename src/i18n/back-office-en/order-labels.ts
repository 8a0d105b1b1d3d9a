import type { orderLabels as hebrew } from "../he/order-labels.ts";
import type { Translated } from "../translated.ts";

/** Labels of orders throughout the back office. */
export const orderLabels: Translated<typeof hebrew> = {
  statuses: {
    pending: "Pending",
    processing: "Processing",
    shipped: "Shipped",
    completed: "Completed",
    cancelled: "Cancelled",
    refunded: "Refunded",
  },
  /** The words of the timeline for a change to each status. */
  became: {
    pending: "Moved back to pending",
    processing: "Moved to processing",
    shipped: "Marked “Shipped”",
    completed: "Completed",
    cancelled: "Cancelled",
    refunded: "Marked “Refunded”",
  },
  /** Where the pieces of an order are. */
  stockStates: {
    held: "Reserved for the order",
    shipped: "Shipped",
    released: "Released to stock",
  },
  /** The means of payments that staff recorded. */
  paymentKinds: {
    cash: "Cash",
    bit: "Bit",
    transfer: "Bank transfer",
    card: "Card terminal",
    other: "Other",
  },
};
