/**
 * The six order statuses as data. Code asks this table instead of comparing names; the wording is a
 * `Record<OrderStatus, string>` in each message catalogue. Any status may follow any other.
 */
export const orderStatusTable = {
  pending: {
    tone: "warning",
    stock: "held",
    countsAsRevenue: false,
    countsAsSold: true,
    tellsCustomer: false,
  },
  processing: {
    tone: "info",
    stock: "held",
    countsAsRevenue: false,
    countsAsSold: true,
    tellsCustomer: false,
  },
  shipped: {
    tone: "info",
    stock: "shipped",
    countsAsRevenue: false,
    countsAsSold: true,
    tellsCustomer: true,
  },
  completed: {
    tone: "success",
    stock: "shipped",
    countsAsRevenue: true,
    countsAsSold: true,
    tellsCustomer: false,
  },
  /** The bags go back on the shelf. */
  cancelled: {
    tone: "danger",
    stock: "released",
    countsAsRevenue: false,
    countsAsSold: false,
    tellsCustomer: true,
  },
  /** The money goes back; the bags stay where they are unless the refund says that they came back. */
  refunded: {
    tone: "neutral",
    stock: "as before",
    countsAsRevenue: false,
    countsAsSold: false,
    tellsCustomer: true,
  },
} as const satisfies Record<string, StatusRules>;

type StatusRules = {
  readonly tone: "warning" | "info" | "success" | "danger" | "neutral";
  /** Where the order's bags are from now on. */
  readonly stock: StockState | "as before";
  /** Whether the order's total is revenue (dashboard, analytics and export alike). */
  readonly countsAsRevenue: boolean;
  /** Whether its bags are sold, from the moment it is made. */
  readonly countsAsSold: boolean;
  /** Whether the customer is told by mail. */
  readonly tellsCustomer: boolean;
};

/**
 * Where the bags of an order are. held: on the shelf, for nobody else. shipped: gone. released: on the shelf for
 * everybody, because the order was cancelled or not paid in time.
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

/** Where an order's bags are once it has this status. */
export function stockStateAfter(status: OrderStatus, before: StockState): StockState {
  const { stock } = orderStatusTable[status];
  return stock === "as before" ? before : stock;
}
