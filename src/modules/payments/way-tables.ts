import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgPolicy,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { currencies } from "#modules/currency/tables.ts";
import { orders } from "#modules/orders/tables.ts";
import {
  boundedNumber,
  bytes,
  createValuesCheck,
  currencyCode,
  filledText,
  instant,
  shapedText,
  shopNow,
} from "#platform/db/columns.ts";
import {
  checkoutPolicy,
  grantedReadPolicy,
  privacyPolicy,
  publicReadPolicy,
  shopAdmin,
  staffPolicies,
  systemPolicy,
} from "#platform/db/roles.ts";
import type { Currency } from "#shared/money.ts";
import { disputeOutcomes, pageStates } from "./money-lists.ts";
import { refusedReasons } from "./payments.ts";
import { paymentWay, wayCodePattern, MAX_WAY_CODE } from "./ways/way.ts";

/**
 * The ways to pay as the owner arranged them; one without a row is as the start's configuration
 * says.
 */
export const paymentWays = pgTable(
  "payment_ways",
  {
    code: text("code").primaryKey(),
    /** Null while the start's configuration decides. */
    isOn: boolean("is_on"),
    position: integer("position").notNull(),
    /** The ids of the markets that have it; none for all. */
    markets: text("market_ids")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The currencies of the orders that have it; none for all that the service can charge. */
    currencies: text("currencies")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The keys of the service (JSON), encrypted; null while it is not connected. */
    keys: bytes("keys"),
    /** When the present keys were stored. The log of changes shows this instead of them. */
    connectedAt: instant("connected_at"),
    /** Since when the service does not answer. */
    awaySince: instant("away_since"),
    /** When the owner was told of that. */
    awayNotifiedAt: instant("away_notified_at"),
  },
  (table) => [
    shapedText("payment_ways_code_shape", table.code, wayCodePattern, MAX_WAY_CODE),
    boundedNumber("payment_ways_position_range", table.position, paymentWay.fields.position),
    publicReadPolicy("payment_ways", sql`true`),
    ...staffPolicies("payment_ways"),
    checkoutPolicy("payment_ways"),
  ],
);

/**
 * The pages of payment services where an order was to be paid, or a trial. The amount is frozen in
 * the order's currency and in the one that is charged, as the customer was shown.
 */
export const paymentPages = pgTable(
  "payment_pages",
  {
    /** The service gets it as the order's id for a trial. */
    id: uuid("id").primaryKey().defaultRandom(),
    /** Null for a trial. */
    orderId: uuid("order_id").references(() => orders.id, { onDelete: "cascade" }),
    service: text("service").notNull(),
    /** Its id there; null until the service has answered. */
    sessionId: text("session_id"),
    amountMinor: integer("amount_minor").notNull(),
    currency: currencyCode("currency")
      .$type<Currency>()
      .notNull()
      .references(() => currencies.code),
    chargedMinor: integer("charged_minor").notNull(),
    chargedCurrency: currencyCode("charged_currency")
      .$type<Currency>()
      .notNull()
      .references(() => currencies.code),
    state: text("state", { enum: pageStates }).notNull().default("open"),
    refusedReason: text("refused_reason", { enum: refusedReasons }),
    /** Of a trial: the payment, its refund, and what went wrong. */
    reference: text("reference"),
    refundReference: text("refund_reference"),
    lastError: text("last_error"),
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    shapedText("payment_pages_service_shape", table.service, wayCodePattern, MAX_WAY_CODE),
    filledText("payment_pages_session_filled", table.sessionId, 255),
    unique("payment_pages_session_once").on(table.service, table.sessionId),
    createValuesCheck("payment_pages_state_known", table.state, pageStates),
    createValuesCheck("payment_pages_refused_reason_known", table.refusedReason, refusedReasons),
    check(
      "payment_pages_amounts_positive",
      sql`${table.amountMinor} > 0 and ${table.chargedMinor} > 0`,
    ),
    index("payment_pages_of_order").on(table.orderId, table.createdAt),
    uniqueIndex("payment_pages_one_trial")
      .on(table.service)
      .where(sql`order_id is null and state in ('open', 'approved', 'pending', 'refused')`),
    ...staffPolicies("payment_pages"),
    grantedReadPolicy("payment_pages", "orders.read", "settings.read"),
    checkoutPolicy("payment_pages"),
  ],
);

/** Disputes: a customer's bank, or the service, takes a payment back until it is decided. */
export const paymentDisputes = pgTable(
  "payment_disputes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "restrict" }),
    service: text("service").notNull(),
    /** Its number there. */
    reference: text("reference").notNull(),
    /** The number of the payment there. */
    payment: text("payment").notNull(),
    /** As the service names it: perhaps not the order's currency. */
    amountMinor: integer("amount_minor").notNull(),
    currency: text("currency").notNull(),
    /** In the service's words. */
    reason: text("reason"),
    /** Until when the shop can answer. */
    dueAt: instant("due_at"),
    outcome: text("outcome", { enum: disputeOutcomes }).notNull().default("opened"),
    createdAt: instant("created_at").notNull().default(shopNow),
    endedAt: instant("ended_at"),
  },
  (table) => [
    shapedText("payment_disputes_service_shape", table.service, wayCodePattern, MAX_WAY_CODE),
    filledText("payment_disputes_reference_filled", table.reference, 255),
    filledText("payment_disputes_reason_filled", table.reason, 200),
    unique("payment_disputes_reference_once").on(table.service, table.reference),
    createValuesCheck("payment_disputes_outcome_known", table.outcome, disputeOutcomes),
    check(
      "payment_disputes_end_has_time",
      sql`(${table.outcome} = 'opened') = (${table.endedAt} is null)`,
    ),
    index("payment_disputes_of_order").on(table.orderId),
    index("payment_disputes_open")
      .on(table.dueAt)
      .where(sql`outcome = 'opened'`),
    pgPolicy("payment_disputes_admin", { for: "select", to: shopAdmin, using: sql`true` }),
    grantedReadPolicy("payment_disputes", "orders.read"),
    systemPolicy("payment_disputes"),
    privacyPolicy("payment_disputes"),
  ],
);
