import { sql, type SQL } from "drizzle-orm";
import type { OrderRow } from "../find-order.ts";

/**
 * True for an order that keeps unpaid bags until a certain moment. Orders that the back office has
 * entered or decided about keep theirs without an end, so they are not among these.
 */
export function holdsUnpaid({ reservedUntil, stockState, paidMinor, totalMinor }: OrderRow) {
  return reservedUntil !== null && stockState === "held" && paidMinor < totalMinor;
}

/** The same as a condition for an order that is called `o`. */
export const isUnpaidHold: SQL = sql`o.reserved_until is not null and o.stock_state = 'held' and o.paid_minor < o.total_minor`;
