import { sql, type SQL } from "drizzle-orm";
import type { OrderRow } from "../processing/find-order.ts";

/**
 * True for an order that holds unpaid units until a certain time. Orders that staff have entered or
 * decided about hold theirs without an end, so they do not count.
 */
export function isHeldUnpaid({ reservedUntil, stockState, paidMinor, totalMinor }: OrderRow) {
  return reservedUntil !== null && stockState === "held" && paidMinor < totalMinor;
}

/** The same as a condition for an order `o`. */
export const isUnpaidHold: SQL = sql`o.reserved_until is not null and o.stock_state = 'held' and o.paid_minor < o.total_minor`;
