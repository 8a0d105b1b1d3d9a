import { eq, sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { guestHolds } from "#modules/orders/hold-tables.ts";
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

/** When a guest confirmed their order; null before, undefined for the order of an account. */
export async function findConfirmedAt(
  { db }: Pick<Context, "db">,
  orderId: string,
): Promise<Date | null | undefined> {
  const [hold] = await db
    .select({ confirmedAt: guestHolds.confirmedAt })
    .from(guestHolds)
    .where(eq(guestHolds.orderId, orderId));
  return hold?.confirmedAt;
}
