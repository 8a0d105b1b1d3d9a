import { sql, type SQL } from "drizzle-orm";
import type { OrderRow } from "./find-order.ts";

/**
 * Whether an order holds bags that wait for money, until a moment that comes. Orders that somebody
 * in the back office entered or decided about hold theirs for as long as it takes, and are none of
 * these.
 */
export function holdsUnpaid({ reservedUntil, stockState, paidMinor, totalMinor }: OrderRow) {
  return reservedUntil !== null && stockState === "held" && paidMinor < totalMinor;
}

/** The same as a condition for an order that is called `o`. */
export const isUnpaidHold: SQL = sql`o.reserved_until is not null and o.stock_state = 'held' and o.paid_minor < o.total_minor`;
