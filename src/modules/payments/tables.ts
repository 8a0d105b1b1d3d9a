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
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { paymentKinds, type MoneyMethod } from "#modules/orders/kinds.ts";
import { orders } from "#modules/orders/tables.ts";
import {
  boundedNumber,
  currencyCode,
  filledText,
  instant,
  createValuesCheck,
  shapedText,
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
import { allMeans } from "./payments.ts";
import { MAX_WAY_CODE, wayCodePattern } from "./ways/way.ts";

/** The amount that the service charged or gave back, where that is not in the order's currency. */
const chargedColumns = () => ({
  chargedMinor: integer("charged_minor"),
  chargedCurrency: currencyCode("charged_currency")
    .$type<Currency>()
    .references(() => currencies.code),
});

const createChargedCheck = (
  name: string,
  table: { readonly chargedMinor: AnyPgColumn; readonly chargedCurrency: AnyPgColumn },
) =>
  check(
    name,
    sql`(${table.chargedMinor} is null) = (${table.chargedCurrency} is null) and ${table.chargedMinor} > 0`,
  );

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
    /** "manual", or the code of the service. */
    method: text("method").$type<MoneyMethod>().notNull(),
    /** The method, for payments by hand; null when not given. */
    kind: text("kind", { enum: paymentKinds }),
    amountMinor: integer("amount_minor").notNull(),
    /** The currency of the order: the ledger accepts no other. */
    currency: currencyCode("currency")
      .$type<Currency>()
      .notNull()
      .default(MAIN_CURRENCY)
      .references(() => currencies.code),
    ...chargedColumns(),
    /** The fee that the service keeps of what was charged, where it says so. */
    feeMinor: integer("fee_minor"),
    /** The means that the customer paid with, as far as the service says so. */
    means: text("means", { enum: allMeans }),
    /** Greater than 1 when the service charges the customer in instalments. */
    instalments: integer("instalments"),
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
    shapedText("payments_method_shape", table.method, wayCodePattern, MAX_WAY_CODE),
    createValuesCheck("payments_means_known", table.means, allMeans),
    boundedNumber("payments_instalments_range", table.instalments, { min: 2, max: 99 }),
    createChargedCheck("payments_charged_both", table),
    check("payments_fee_range", sql`${table.feeMinor} >= 0`),
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
    /** "manual", or the code of the service. */
    method: text("method").$type<MoneyMethod>().notNull(),
    amountMinor: integer("amount_minor").notNull(),
    ...chargedColumns(),
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
    shapedText("refunds_method_shape", table.method, wayCodePattern, MAX_WAY_CODE),
    createChargedCheck("refunds_charged_both", table),
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
    /** The event's kind, with how the shop heard of it where that was not a message. */
    kind: text("kind").notNull(),
    /** The code of the service that sent it, or that it was read from. */
    service: text("service").notNull(),
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    filledText("payment_events_id_filled", table.id, 255),
    filledText("payment_events_type_filled", table.type, 100),
    shapedText("payment_events_service_shape", table.service, wayCodePattern, MAX_WAY_CODE),
    index("payment_events_oldest").on(table.createdAt),
    pgPolicy("payment_events_admin", { for: "select", to: shopAdmin, using: sql`true` }),
    grantedReadPolicy("payment_events", "settings.read"),
    systemPolicy("payment_events"),
    privacyPolicy("payment_events"),
  ],
);
