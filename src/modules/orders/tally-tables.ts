import { bigint, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { currencyCode, oneOf } from "#platform/db/columns.ts";
import { staffPolicies, tillPolicy } from "#platform/db/roles.ts";
import { orderStatuses } from "./status.ts";

/**
 * The figures of the orders, added up by day and status as orders change: each change appends what it adds and takes away, so
 * no two orders wait for each other, and a job sums up what has gathered. All rows of a day and status together say what
 * the view `order_figures` says of them.
 */
export const orderTallies = pgTable(
  "order_tallies",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** In Jerusalem. */
    day: date("day", { mode: "string" }).notNull(),
    status: text("status", { enum: orderStatuses }).notNull(),
    currency: currencyCode("currency").notNull(),
    orders: integer("orders").notNull(),
    revenueMinor: bigint("revenue_minor", { mode: "number" }).notNull(),
    revenueAgorot: bigint("revenue_agorot", { mode: "number" }).notNull(),
    /** Of these, orders that bring revenue and froze no rate, and what they bring. */
    unratedOrders: integer("unrated_orders").notNull(),
    unratedMinor: bigint("unrated_minor", { mode: "number" }).notNull(),
  },
  (table) => [
    oneOf("order_tallies_status_known", table.status, orderStatuses),
    index("order_tallies_day").on(table.day, table.status),
    ...staffPolicies("order_tallies"),
    tillPolicy("order_tallies"),
  ],
);
