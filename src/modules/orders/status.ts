type StatusRules = {
  /** The color of its tag for staff members, and for the customer. */
  readonly tone: Tone;
  readonly customerTone: Tone;
  /**
   * How far the order has come. open: nothing has left yet. sent: the bags are on their way. done:
   * they have arrived. over: nothing more comes of it. All but the last are the usual way, in the
   * order of the list.
   */
  readonly phase: "open" | "sent" | "done" | "over";
  /** Where the order's bags are from now on. */
  readonly stock: StockState | "as before";
  /**
   * Figures that its orders count in, besides the number of orders (dashboard, analytics and export
   * alike).
   */
  readonly countsAs: readonly Count[];
  /** The mail to the customer about this status; null for none. */
  readonly mail: StatusMail | null;
  /** Whether it comes with money that goes back, and only exceptionally by itself. */
  readonly comesWithRefund: boolean;
};

type Tone = "warn" | "info" | "ok" | "danger" | "mute";
/**
 * sold: its bags are sold, from the moment it is made. underway: its total is no revenue yet.
 * revenue: it is. cancelled: it is in the share of cancelled orders.
 */
type Count = "sold" | "underway" | "revenue" | "cancelled";
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
  /** The bags go back on the shelf. */
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
   * The money goes back; the bags stay where they are unless the refund says that they came back.
   * Only the refund tells the customer: the status alone moves no money, and a mail that says
   * otherwise would be a promise.
   */
  refunded: {
    tone: "mute",
    customerTone: "mute",
    phase: "over",
    stock: "as before",
    countsAs: [],
    mail: null,
    comesWithRefund: true,
  },
} as const satisfies Record<string, StatusRules>;

/**
 * Where the bags of an order are. held: on the shelf, for nobody else. shipped: gone. released: on
 * the shelf for everybody, because the order was cancelled or not paid in time.
 */
export const stockStates = ["held", "shipped", "released"] as const;
export type StockState = (typeof stockStates)[number];

export type OrderStatus = keyof typeof orderStatusTable;

export const orderStatuses = [
  "pending",
  "processing",
  "shipped",
  "completed",
  "cancelled",
  "refunded",
] as const satisfies readonly OrderStatus[];

export function getRules(status: OrderStatus): StatusRules {
  return orderStatusTable[status];
}

/** Whether nothing has left yet: the order can still be changed, or called off. */
export const isOpenStatus = (status: OrderStatus) => getRules(status).phase === "open";

/** Whether nothing more comes of the order: nobody is to pay for it, or waits for it. */
export const isOverStatus = (status: OrderStatus) => getRules(status).phase === "over";

export function statusesIn(...phases: readonly StatusRules["phase"][]): OrderStatus[] {
  return orderStatuses.filter((status) => phases.includes(getRules(status).phase));
}

/** Statuses of an order whose customer took the bags along: there is nothing to pack or to send. */
export const handedOverStatuses = statusesIn("done", "over");

export function statusesCountedAs(count: Count): OrderStatus[] {
  return orderStatuses.filter((status) => getRules(status).countsAs.includes(count));
}

/** How many orders have one of these statuses. */
export function countIn(
  byStatus: Readonly<Record<OrderStatus, number>>,
  statuses: readonly OrderStatus[],
): number {
  return statuses.reduce((sum, status) => sum + byStatus[status], 0);
}

/** Where an order's bags are once it has this status. */
export function stockStateAfter(status: OrderStatus, before: StockState): StockState {
  const { stock } = getRules(status);
  return stock === "as before" ? before : stock;
}

/** The mail that a status brings; null without one. Bags that have left before are no news. */
export function getMail(status: OrderStatus, before: StockState): StatusMail | null {
  const { mail, stock } = getRules(status);
  return stock === "shipped" && before === "shipped" ? null : mail;
}
