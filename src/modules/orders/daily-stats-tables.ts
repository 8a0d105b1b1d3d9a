import { bigint, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { currencyCode, createValuesCheck } from "#platform/db/columns.ts";
import { grantedReadPolicy, staffPolicies, checkoutPolicy } from "#platform/db/roles.ts";
import { moneyEntries } from "./kinds.ts";
import { orderStatuses } from "./status.ts";

/**
 * The figures of the orders by day and status. Each change of an order appends a row with what it
 * adds or subtracts, so that no two orders wait for each other; a job adds the rows up. The sum of
 * all rows of a day and status equals the view `order_figures`.
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
    /** Of these, orders with revenue. */
    revenueOrders: integer("revenue_orders").notNull().default(0),
    revenueMinor: bigint("revenue_minor", { mode: "number" }).notNull(),
    revenueAgorot: bigint("revenue_agorot", { mode: "number" }).notNull(),
    /** Orders with revenue but no stored rate, and their revenue. */
    unratedOrders: integer("unrated_orders").notNull(),
    unratedMinor: bigint("unrated_minor", { mode: "number" }).notNull(),
    /** Totals of orders that may still become revenue; of these, those without a rate. */
    underwayMinor: bigint("underway_minor", { mode: "number" }).notNull().default(0),
    underwayAgorot: bigint("underway_agorot", { mode: "number" }).notNull().default(0),
    unratedUnderwayMinor: bigint("unrated_underway_minor", { mode: "number" }).notNull().default(0),
  },
  (table) => [
    createValuesCheck("daily_order_stats_status_known", table.status, orderStatuses),
    index("daily_order_stats_day").on(table.day, table.status),
    ...staffPolicies("daily_order_stats"),
    grantedReadPolicy("daily_order_stats", "orders.read", "figures.read"),
    checkoutPolicy("daily_order_stats"),
  ],
);

/**
 * Sales, added up by day, status and item in the same way. The sum of all rows of a day, status and
 * item equals the view `order_sales`.
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
    /** Units that are sold, without those that are back on the shelf. */
    units: integer("units").notNull(),
    /** The lines' share of the revenue of their orders. */
    revenueMinor: bigint("revenue_minor", { mode: "number" }).notNull(),
    revenueAgorot: bigint("revenue_agorot", { mode: "number" }).notNull(),
    /** The part of the revenue of orders without a stored rate. */
    unratedMinor: bigint("unrated_minor", { mode: "number" }).notNull(),
    /**
     * The part of the revenue of lines with a known cost, and the profit: the same less that cost.
     */
    costedMinor: bigint("costed_minor", { mode: "number" }).notNull().default(0),
    profitMinor: bigint("profit_minor", { mode: "number" }).notNull().default(0),
    profitAgorot: bigint("profit_agorot", { mode: "number" }).notNull().default(0),
    /** The part of the profit of orders without a stored rate. */
    unratedProfitMinor: bigint("unrated_profit_minor", { mode: "number" }).notNull().default(0),
    /** Units in orders with revenue, without a known cost. */
    uncostedUnits: integer("uncosted_units").notNull().default(0),
  },
  (table) => [
    createValuesCheck("daily_sales_stats_status_known", table.status, orderStatuses),
    index("daily_sales_stats_day").on(table.day, table.status),
    ...staffPolicies("daily_sales_stats"),
    grantedReadPolicy("daily_sales_stats", "orders.read", "figures.read", "stock.read"),
    checkoutPolicy("daily_sales_stats"),
  ],
);

/**
 * The money of each day, as `app.money_of_day` adds it up: payments and refunds by way and kind,
 * price differences and tax of the orders with revenue. A job writes it. Until it has, a day in
 * `stale_money_days` is added up at each read (`app.money_between`).
 */
export const dailyMoneyStats = pgTable(
  "daily_money_stats",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** In Jerusalem: of the order, or of the payment or refund. */
    day: date("day", { mode: "string" }).notNull(),
    entry: text("entry", { enum: moneyEntries }).notNull(),
    /** Of payments and refunds: "manual", or the code of the service. */
    method: text("method"),
    /** Of payments by hand, where it was given. */
    kind: text("kind"),
    /** Of payments and refunds. */
    currency: currencyCode("currency"),
    /** Of tax, as the orders have them. */
    marketId: uuid("market_id"),
    taxName: text("tax_name"),
    taxRateBp: integer("tax_rate_bp"),
    count: integer("count").notNull(),
    /** In the currency of payments and refunds. */
    paidMinor: bigint("paid_minor", { mode: "number" }).notNull(),
    cents: bigint("cents", { mode: "number" }).notNull(),
    agorot: bigint("agorot", { mode: "number" }).notNull(),
    /** The part of the cents for which no shekels are known. */
    unratedCents: bigint("unrated_cents", { mode: "number" }).notNull(),
  },
  (table) => [
    createValuesCheck("daily_money_stats_entry_known", table.entry, moneyEntries),
    index("daily_money_stats_day").on(table.day),
    ...staffPolicies("daily_money_stats"),
    grantedReadPolicy("daily_money_stats", "figures.read"),
  ],
);

/**
 * Days whose money has changed since it was added up. Each change appends one, so that no two
 * orders wait for each other.
 */
export const staleMoneyDays = pgTable(
  "stale_money_days",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    day: date("day", { mode: "string" }).notNull(),
  },
  () => [
    ...staffPolicies("stale_money_days"),
    grantedReadPolicy("stale_money_days", "figures.read"),
    checkoutPolicy("stale_money_days"),
  ],
);
