import { bigint, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { currencyCode, oneOf } from "#platform/db/columns.ts";
import { grantedReadPolicy, staffPolicies, checkoutPolicy } from "#platform/db/roles.ts";
import { orderStatuses } from "./status.ts";

/**
 * The figures of the orders, added up by day and status as orders change: each change appends what
 * it adds and takes away, so no two orders wait for each other, and a job sums up what has
 * gathered. All rows of a day and status together say what the view `order_figures` says of them.
 */
export const dailyOrderStats = pgTable(
  "daily_order_stats",
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
    /** Totals of orders that may still bring revenue; of these, those without a rate. */
    underwayMinor: bigint("underway_minor", { mode: "number" }).notNull().default(0),
    underwayAgorot: bigint("underway_agorot", { mode: "number" }).notNull().default(0),
    unratedUnderwayMinor: bigint("unrated_underway_minor", { mode: "number" }).notNull().default(0),
  },
  (table) => [
    oneOf("daily_order_stats_status_known", table.status, orderStatuses),
    index("daily_order_stats_day").on(table.day, table.status),
    ...staffPolicies("daily_order_stats"),
    grantedReadPolicy("daily_order_stats", "orders.read", "figures.read"),
    checkoutPolicy("daily_order_stats"),
  ],
);

/**
 * Sales, added up by day, status and item in the same way. All rows of a day, status and item
 * together say what the view `order_sales` says of them.
 */
export const dailySalesStats = pgTable(
  "daily_sales_stats",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** In Jerusalem. */
    day: date("day", { mode: "string" }).notNull(),
    status: text("status", { enum: orderStatuses }).notNull(),
    currency: currencyCode("currency").notNull(),
    /** A variant by its id or, where it is gone, its stock keeping unit. */
    item: text("item").notNull(),
    bags: integer("bags").notNull(),
    /** The lines' part of what their orders bring. */
    revenueMinor: bigint("revenue_minor", { mode: "number" }).notNull(),
    revenueAgorot: bigint("revenue_agorot", { mode: "number" }).notNull(),
    /** Of the revenue, that of orders that froze no rate. */
    unratedMinor: bigint("unrated_minor", { mode: "number" }).notNull(),
    /** Of the revenue, that of lines whose cost is known; what remains of it after that cost. */
    costedMinor: bigint("costed_minor", { mode: "number" }).notNull().default(0),
    profitMinor: bigint("profit_minor", { mode: "number" }).notNull().default(0),
    profitAgorot: bigint("profit_agorot", { mode: "number" }).notNull().default(0),
    /** Of the profit, that of orders that froze no rate. */
    unratedProfitMinor: bigint("unrated_profit_minor", { mode: "number" }).notNull().default(0),
    /** Bags in orders that bring revenue, whose cost is not known. */
    uncostedBags: integer("uncosted_bags").notNull().default(0),
  },
  (table) => [
    oneOf("daily_sales_stats_status_known", table.status, orderStatuses),
    index("daily_sales_stats_day").on(table.day, table.status),
    ...staffPolicies("daily_sales_stats"),
    grantedReadPolicy("daily_sales_stats", "orders.read", "figures.read", "stock.read"),
    checkoutPolicy("daily_sales_stats"),
  ],
);
