import { sql, type SQL } from "drizzle-orm";

/**
 * The part of a query that compares the prices of an order `o` with the catalogue's: `prices`, in
 * minor units of its currency. Of the order as a whole by a coupon or an agreed total, of its lines
 * by agreed prices. What is above the catalogue is a surcharge, and no negative discount. Tax on
 * top of the prices and duty are neither.
 */
export const joinedPrices: SQL = sql`cross join lateral app.price_differences(o) prices`;
