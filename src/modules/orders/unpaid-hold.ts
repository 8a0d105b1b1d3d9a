import { sql, type SQL } from "drizzle-orm";

/**
 * The condition that an order, called `o`, holds bags that wait for money, until a moment that
 * comes. Orders that somebody in the back office entered or decided about hold theirs for as long
 * as it takes, and are none of these.
 */
export const isUnpaidHold: SQL = sql`o.reserved_until is not null and o.stock_state = 'held' and o.paid_minor < o.total_minor`;
