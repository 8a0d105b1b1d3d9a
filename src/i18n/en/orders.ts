import type { OrderStatus } from "#modules/orders/status.ts";

/** The words of My Orders. */
export const orders = {
  title: "My Orders",
  description: "What you ordered, and its current status.",
  /** Before the browser knows who is signed in, and while the orders are on their way. */
  reading: "Loading your orders",
  noScript: "To see your orders, sign in; this needs JavaScript.",
  list: "Orders, newest first",
  order: (number: string) => `Order ${number}`,
  placed: "Placed",
  total: "Total",
  statuses: {
    pending: "Pending",
    processing: "Processing",
    shipped: "Shipped",
    completed: "Completed",
    cancelled: "Cancelled",
    refunded: "Refunded",
  } satisfies Record<OrderStatus, string>,
  status: "Status",
  items: "Items",
  colors: (names: readonly string[]) => `Colours: ${names.join(", ")}`,
  lineFree: (quantity: string) => `${quantity} × free`,
  lineTotal: (quantity: string, price: string, total: string) =>
    `${quantity} × ${price} = ${total}`,
  payment: "Payment",
  paid: "Paid",
  shipment: (carrier: string | null, number: string | null) =>
    [carrier ?? "Parcel", number].filter((part) => part !== null).join(" "),
  track: "Track",
  /** Follows "Track". */
  trackShipment: (shipment: string) => `Track ${shipment}`,
  return: "Return or claim",
  returnLabel: (number: string) => `Cancel, return or claim order ${number}`,
  /** In place of it, before the order is shipped. */
  cancel: "Cancel order",
  cancelLabel: (number: string) => `Cancel order ${number}`,
  buyAgain: "Buy again",
  buyAgainLabel: (name: string) => `Buy again: ${name}`,
  review: "Write a review",
  reviewLabel: (name: string) => `Write a review: ${name}`,
  details: "Details",
  detailsLabel: (number: string) => `Details of order ${number}`,
  withoutItems: "Order details not available",
  empty: {
    title: "No orders yet",
    text: "Once you have ordered, you will find it here.",
    browse: "Browse Products",
  },
  failed: {
    title: "Error loading orders",
    text: "There was a problem loading your orders. Please try again.",
    retry: "Try again",
  },
  more: "Show more",
  loadingMore: "Loading…",
  /** Said aloud after more orders have come. */
  shown: (count: number) => `${count} ${count === 1 ? "order" : "orders"} shown.`,
} as const;
