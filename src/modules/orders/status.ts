/**
 * The six order statuses as data. Code asks this table instead of comparing names; the wording is a
 * `Record<OrderStatus, string>` in each message catalogue. Any status may follow any other.
 */
export const orderStatusTable = {
  pending: { tone: "warning", holdsStock: true, countsAsRevenue: false },
  processing: { tone: "info", holdsStock: true, countsAsRevenue: false },
  shipped: { tone: "info", holdsStock: true, countsAsRevenue: false },
  completed: { tone: "success", holdsStock: true, countsAsRevenue: true },
  /** The bags go back on the shelf. */
  cancelled: { tone: "danger", holdsStock: false, countsAsRevenue: false },
  /** The money goes back, the bags stay with the customer (all sales are final). */
  refunded: { tone: "neutral", holdsStock: true, countsAsRevenue: false },
} as const satisfies Record<string, StatusRules>;

type StatusRules = {
  readonly tone: "warning" | "info" | "success" | "danger" | "neutral";
  /** Whether the order's bags are out of stock. */
  readonly holdsStock: boolean;
  /** Whether the order's total is revenue (dashboard, analytics and export alike). */
  readonly countsAsRevenue: boolean;
};

export type OrderStatus = keyof typeof orderStatusTable;

export const orderStatuses = [
  "pending",
  "processing",
  "shipped",
  "completed",
  "cancelled",
  "refunded",
] as const satisfies readonly OrderStatus[];
