import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgPolicy,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { paymentKinds, paymentMethods } from "#modules/orders/kinds.ts";
import { orders } from "#modules/orders/tables.ts";
import {
  currencyCode,
  filledText,
  instant,
  createValuesCheck,
  shopNow,
} from "#platform/db/columns.ts";
import {
  grantedReadPolicy,
  privacyPolicy,
  shopAdmin,
  staffPolicies,
  systemPolicy,
  checkoutPolicies,
  checkoutPolicy,
} from "#platform/db/roles.ts";
import { MAIN_CURRENCY, type Currency } from "#shared/money.ts";
import { currencies } from "#modules/currency/tables.ts";
import { refundStates } from "./money-lists.ts";

/**
 * Money that came in for an order, in the order's currency. Rows stay; one that was entered by hand
 * can be corrected, and cancelled when there was no such payment.
 */
export const payments = pgTable(
  "payments",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "restrict" }),
    method: text("method", { enum: paymentMethods }).notNull(),
    /** The method, for payments by hand; null when not given. */
    kind: text("kind", { enum: paymentKinds }),
    amountMinor: integer("amount_minor").notNull(),
    /** The currency of the order: the ledger accepts no other. */
    currency: currencyCode("currency")
      .$type<Currency>()
      .notNull()
      .default(MAIN_CURRENCY)
      .references(() => currencies.code),
    /** The day in Jerusalem on which it came in, for payments by hand; null when not given. */
    paidOn: date("paid_on", { mode: "string" }),
    /** The same key twice is one payment. */
    idempotencyKey: text("idempotency_key").unique("payments_idempotency_key_once"),
    /** The payment's reference, from the payment service or the staff member. */
    reference: text("reference"),
    /** Null when the payment service reported it. */
    actorId: uuid("actor_id"),
    createdAt: instant("created_at").notNull().default(shopNow),
    /** When staff found that there was no such payment: it counts for nothing then. */
    cancelledAt: instant("cancelled_at"),
  },
  (table) => [
    createValuesCheck("payments_method_known", table.method, paymentMethods),
    createValuesCheck("payments_kind_known", table.kind, paymentKinds),
    check("payments_kind_by_hand", sql`${table.kind} is null or ${table.method} = 'manual'`),
    check("payments_amount_positive", sql`${table.amountMinor} > 0`),
    filledText("payments_reference_filled", table.reference, 200),
    check(
      "payments_cancelled_by_hand",
      sql`${table.cancelledAt} is null or ${table.method} = 'manual'`,
    ),
    // The same payment is never counted twice.
    uniqueIndex("payments_reference_once")
      .on(table.method, table.reference)
      .where(sql`cancelled_at is null`),
    index("payments_order").on(table.orderId, table.createdAt),
    // For what came in on some days: the day that staff entered, else that of the record.
    index("payments_by_day").on(
      sql`coalesce(paid_on, (created_at at time zone 'Asia/Jerusalem')::date)`,
    ),
    ...staffPolicies("payments"),
    grantedReadPolicy("payments", "orders.read", "figures.read", "customers.read"),
    checkoutPolicy("payments"),
  ],
);

/** Refunds to customers. Only the state of a refund ever changes. */
export const refunds = pgTable(
  "refunds",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "restrict" }),
    method: text("method", { enum: paymentMethods }).notNull(),
    amountMinor: integer("amount_minor").notNull(),
    /**
     * The tax of the items that it is for; null for its share of the order's tax. What counts is
     * `app.refund_taxes`, which also knows what was paid above the total.
     */
    taxMinor: integer("tax_minor"),
    reason: text("reason"),
    state: text("state", { enum: refundStates }).notNull().default("pending"),
    /** The refund's reference at the payment service. */
    reference: text("reference"),
    lastError: text("last_error"),
    /** The same key twice is one refund. */
    idempotencyKey: text("idempotency_key").notNull().unique("refunds_idempotency_key_once"),
    /** Null when it is due to the customer's cancellation, or by the shop itself. */
    actorId: uuid("actor_id"),
    createdAt: instant("created_at").notNull().default(shopNow),
    settledAt: instant("settled_at"),
  },
  (table) => [
    createValuesCheck("refunds_method_known", table.method, paymentMethods),
    createValuesCheck("refunds_state_known", table.state, refundStates),
    check("refunds_amount_positive", sql`${table.amountMinor} > 0`),
    check("refunds_tax_range", sql`${table.taxMinor} between 0 and ${table.amountMinor}`),
    check(
      "refunds_settled_has_time",
      sql`(${table.state} = 'pending') = (${table.settledAt} is null)`,
    ),
    filledText("refunds_reason_filled", table.reason, 500),
    index("refunds_order").on(table.orderId, table.createdAt),
    index("refunds_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // For news of the payment service, which names a refund by its own id.
    index("refunds_by_reference")
      .on(table.reference)
      .where(sql`reference is not null`),
    index("refunds_pending")
      .on(table.orderId)
      .where(sql`state = 'pending'`),
    index("refunds_failed")
      .on(table.settledAt.desc().nullsFirst())
      .where(sql`state = 'failed'`),
    ...staffPolicies("refunds"),
    grantedReadPolicy("refunds", "orders.read", "figures.read", "customers.read"),
    ...checkoutPolicies("refunds", sql`state = 'pending' and actor_id is null`),
  ],
);

/** Events from a payment service, by its ids, so that a repeated one changes nothing. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    filledText("payment_events_id_filled", table.id, 255),
    filledText("payment_events_type_filled", table.type, 100),
    index("payment_events_oldest").on(table.createdAt),
    pgPolicy("payment_events_admin", { for: "select", to: shopAdmin, using: sql`true` }),
    grantedReadPolicy("payment_events", "settings.read"),
    systemPolicy("payment_events"),
    privacyPolicy("payment_events"),
  ],
);
