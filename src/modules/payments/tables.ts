import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { paymentKinds, paymentMethods } from "#modules/orders/kinds.ts";
import { orders } from "#modules/orders/tables.ts";
import { currencyCode, filledText, instant, oneOf, shopNow } from "#platform/db/columns.ts";
import {
  grantedReadPolicy,
  privacyPolicy,
  staffPolicies,
  systemPolicy,
  checkoutPolicies,
  checkoutPolicy,
} from "#platform/db/roles.ts";
import { currencies, type Currency } from "#shared/money.ts";

/** Money that came in for an order, in the order's currency. Append-only. */
export const payments = pgTable(
  "payments",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "restrict" }),
    method: text("method", { enum: paymentMethods }).notNull(),
    /** How it came in, of those by hand; null where nobody said. */
    kind: text("kind", { enum: paymentKinds }),
    amountMinor: integer("amount_minor").notNull(),
    /** That of the order: the ledger takes no other. */
    currency: currencyCode("currency").$type<Currency>().notNull().default("USD"),
    /** The day in Jerusalem on which it came in, of those by hand; null where nobody said. */
    paidOn: date("paid_on", { mode: "string" }),
    /** The same key twice is one payment. */
    idempotencyKey: text("idempotency_key").unique("payments_idempotency_key_once"),
    /** The payment's reference, from the payment service or the staff member. */
    reference: text("reference"),
    /** Null when the payment service told us. */
    actorId: uuid("actor_id"),
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    oneOf("payments_method_known", table.method, paymentMethods),
    oneOf("payments_kind_known", table.kind, paymentKinds),
    oneOf("payments_currency_known", table.currency, currencies),
    check("payments_kind_by_hand", sql`${table.kind} is null or ${table.method} = 'manual'`),
    check("payments_amount_positive", sql`${table.amountMinor} > 0`),
    filledText("payments_reference_filled", table.reference, 200),
    // The same payment is never counted twice.
    unique("payments_reference_once").on(table.method, table.reference),
    index("payments_order").on(table.orderId, table.createdAt),
    ...staffPolicies("payments"),
    grantedReadPolicy("payments", "orders.read", "figures.read", "customers.read"),
    checkoutPolicy("payments"),
  ],
);

/**
 * pending: asked for, the money has not gone back yet (a job or a person sees to it). done: it has.
 * failed: the payment service refused for good; it counts for nothing.
 */
export const refundStates = ["pending", "done", "failed"] as const;
export type RefundState = (typeof refundStates)[number];

/** Money that goes back to the customer. Only the state of a refund ever changes. */
export const refunds = pgTable(
  "refunds",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "restrict" }),
    method: text("method", { enum: paymentMethods }).notNull(),
    amountMinor: integer("amount_minor").notNull(),
    reason: text("reason"),
    state: text("state", { enum: refundStates }).notNull().default("pending"),
    /** The refund's reference at the payment service. */
    reference: text("reference"),
    lastError: text("last_error"),
    /** The same key twice is one refund. */
    idempotencyKey: text("idempotency_key").notNull().unique("refunds_idempotency_key_once"),
    /** Null when the customer cancelled, or the shop itself did. */
    actorId: uuid("actor_id"),
    createdAt: instant("created_at").notNull().default(shopNow),
    settledAt: instant("settled_at"),
  },
  (table) => [
    oneOf("refunds_method_known", table.method, paymentMethods),
    oneOf("refunds_state_known", table.state, refundStates),
    check("refunds_amount_positive", sql`${table.amountMinor} > 0`),
    check(
      "refunds_settled_has_time",
      sql`(${table.state} = 'pending') = (${table.settledAt} is null)`,
    ),
    filledText("refunds_reason_filled", table.reason, 500),
    index("refunds_order").on(table.orderId, table.createdAt),
    index("refunds_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("refunds_failed")
      .on(table.settledAt.desc().nullsFirst())
      .where(sql`state = 'failed'`),
    ...staffPolicies("refunds"),
    grantedReadPolicy("refunds", "orders.read", "figures.read", "customers.read"),
    ...checkoutPolicies("refunds", sql`state = 'pending' and actor_id is null`),
  ],
);

/** Events that a payment service has told us, by its id: one that comes again changes nothing. */
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
    systemPolicy("payment_events"),
    privacyPolicy("payment_events"),
  ],
);
