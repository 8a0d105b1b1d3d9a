type StatusRules = {
  /** The tone of its tag for staff, and for the customer. */
  readonly tone: Tone;
  readonly customerTone: Tone;
  /**
   * The stage of the order. open: nothing is shipped yet. sent: the items are on their way. done:
   * they have arrived. over: cancelled or refunded. All but the last are the usual way, in the
   * order of the list.
   */
  readonly phase: "open" | "sent" | "done" | "over";
  /** The state of the order's items in this status. */
  readonly stock: StockState | "as before";
  /**
   * Figures that its orders count in, besides the number of orders (dashboard, analytics and export
   * alike).
   */
  readonly countsAs: readonly Count[];
  /** The mail to the customer about this status; null for none. */
  readonly mail: StatusMail | null;
  /** Whether it normally comes from a refund, and only in exceptions is set by hand. */
  readonly comesWithRefund: boolean;
};

type Tone = "warn" | "info" | "ok" | "danger" | "mute";
/**
 * sold: its items are sold, from the moment it is made. underway: its total is no revenue yet.
 * revenue: it is. left: if it was completed before, what is left of it is revenue. cancelled: it is
 * in the share of cancelled orders.
 */
type Count = "sold" | "underway" | "revenue" | "left" | "cancelled";
export type StatusMail = "order-shipped" | "order-cancelled";

/**
 * The six order statuses as data. Code asks this table instead of comparing names; the wording is a
 * `Record<OrderStatus, string>` in each message catalog. Any status may follow any other.
 */
export const orderStatusTable = {
  pending: {
    tone: "warn",
    customerTone: "warn",
    phase: "open",
    stock: "held",
    countsAs: ["sold", "underway"],
    mail: null,
    comesWithRefund: false,
  },
  processing: {
    tone: "info",
    customerTone: "info",
    phase: "open",
    stock: "held",
    countsAs: ["sold", "underway"],
    mail: null,
    comesWithRefund: false,
  },
  shipped: {
    tone: "info",
    customerTone: "mute",
    phase: "sent",
    stock: "shipped",
    countsAs: ["sold", "underway"],
    mail: "order-shipped",
    comesWithRefund: false,
  },
  completed: {
    tone: "ok",
    customerTone: "ok",
    phase: "done",
    stock: "shipped",
    countsAs: ["sold", "revenue"],
    mail: null,
    comesWithRefund: false,
  },
  /** The items return to the shelf. */
  cancelled: {
    tone: "danger",
    customerTone: "danger",
    phase: "over",
    stock: "released",
    countsAs: ["cancelled"],
    mail: "order-cancelled",
    comesWithRefund: false,
  },
  /**
   * The money is refunded; the items stay where they are unless the refund says that they came
   * back. Only a refund mails the customer, because the status alone moves no money.
   */
  refunded: {
    tone: "mute",
    customerTone: "mute",
    phase: "over",
    stock: "as before",
    countsAs: ["left"],
    mail: null,
    comesWithRefund: true,
  },
} as const satisfies Record<string, StatusRules>;

/**
 * The states of an order's items. held: on the shelf, reserved. shipped: gone. released: on sale
 * again, because the order was cancelled or not paid in time.
 */
export const stockStates = ["held", "shipped", "released"] as const;
export type StockState = (typeof stockStates)[number];

export type OrderStatus = keyof typeof orderStatusTable;

export const orderStatuses = Object.keys(orderStatusTable) as [OrderStatus, ...OrderStatus[]]; // its own keys

export function getRules(status: OrderStatus): StatusRules {
  return orderStatusTable[status];
}

/** Whether nothing is shipped yet: the order can still be changed, or cancelled. */
export const isOpenStatus = (status: OrderStatus) => getRules(status).phase === "open";

/** Whether the order is cancelled or refunded: no payment and no delivery is expected. */
export const isOverStatus = (status: OrderStatus) => getRules(status).phase === "over";

export function listStatusesIn(...phases: readonly StatusRules["phase"][]): OrderStatus[] {
  return orderStatuses.filter((status) => phases.includes(getRules(status).phase));
}

/**
 * Statuses of an order whose customer took the items along: there is nothing to pack or to ship.
 */
export const handedOverStatuses = listStatusesIn("done", "over");

export function listStatusesCountedAs(count: Count): OrderStatus[] {
  return orderStatuses.filter((status) => getRules(status).countsAs.includes(count));
}

/** Statuses of orders that were called off before they were completed. */
export const cancelledStatuses = listStatusesCountedAs("cancelled");

/** The number of orders with one of these statuses. */
export function countIn(
  byStatus: Readonly<Record<OrderStatus, number>>,
  statuses: readonly OrderStatus[],
): number {
  return statuses.reduce((sum, status) => sum + byStatus[status], 0);
}

/** The state of an order's items in this status. */
export function getStockStateAfter(status: OrderStatus, before: StockState): StockState {
  const { stock } = getRules(status);
  return stock === "as before" ? before : stock;
}

/**
 * The mail for a new status; null without one. No mail about shipping when the items were shipped
 * before.
 */
export function getMail(status: OrderStatus, before: StockState): StatusMail | null {
  const { mail, stock } = getRules(status);
  return stock === "shipped" && before === "shipped" ? null : mail;
}
