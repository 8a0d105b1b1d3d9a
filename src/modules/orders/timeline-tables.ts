// Events of an order after it has been made: its timeline, and its shipments.
import { sql } from "drizzle-orm";
import { boolean, check, date, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { filledText, instant, createValuesCheck, shopNow } from "#platform/db/columns.ts";
import {
  grantedReadPolicy,
  ownReadPolicy,
  staffPolicies,
  checkoutPolicies,
  checkoutPolicy,
} from "#platform/db/roles.ts";
import type { Currency } from "#shared/money.ts";
import {
  arrivalSources,
  orderEventKinds,
  type AddressKind,
  type ArrivalSource,
  type CorrectedField,
  type CustomerWay,
  type EditedPart,
  type MoneyElsewhere,
  type PaymentKind,
  type ReturnKind,
  type ReturnState,
} from "./kinds.ts";
import { carriers } from "./carrier-tables.ts";
import { orderStatuses } from "./status.ts";
import { orders } from "./tables.ts";

/** A price that was agreed, of a line by its name or of the whole order. */
export type AgreedFact = {
  readonly name: string | null;
  readonly listMinor: number;
  readonly agreedMinor: number;
  readonly reason: string;
};

/**
 * Data of an event besides statuses and the note: numbers and names, which the reader's language
 * puts into sentences.
 */
export type EventFacts = {
  readonly amountMinor?: number;
  readonly currency?: Currency;
  /** How a payment by hand came in. */
  readonly paymentKind?: PaymentKind;
  /** The agreed prices of the order in place of the catalogue's. */
  readonly agreed?: readonly AgreedFact[];
  /** Its id. */
  readonly carrier?: string;
  readonly trackingNumber?: string;
  /** The day on which a shipment arrived, or null when it has not after all. */
  readonly arrivedOn?: string | null;
  /** The source of that day. */
  readonly arrivalKnownBy?: ArrivalSource;
  /**
   * How a customer cancelled: by the link alone, signed in to the order's account or another one,
   * or by number and address, confirmed by the link in a mail.
   */
  readonly via?: CustomerWay;
  /** The kind of network of that request, without the address itself. */
  readonly from?: AddressKind;
  /** Money that moved in the payment service itself: a refund there, or a dispute and its end. */
  readonly elsewhere?: MoneyElsewhere;
  /** The code of that service; Stripe's without it. */
  readonly service?: string;
  /** Of a dispute: until when the shop can answer (ISO). */
  readonly dueAt?: string;
  /** The customer's request about the order, and its state. */
  readonly returnKind?: ReturnKind;
  readonly returnState?: ReturnState;
  /** The parts of the order that were edited. */
  readonly parts?: readonly EditedPart[];
  /** Lines whose quantity was edited, by their names: from and to how many, 0 for none. */
  readonly lines?: readonly { readonly name: string; readonly from: number; readonly to: number }[];
  /** The total before and after the edit. */
  readonly totals?: { readonly fromMinor: number; readonly toMinor: number };
  /** Values that were corrected; null for none. */
  readonly changes?: readonly Correction[];
};

/** A value that was corrected: a day, a name of a list, or a text. */
export type Correction = {
  readonly field: CorrectedField;
  readonly from: string | null;
  readonly to: string | null;
};

/** The timeline of an order: what happened, who did it, when. Append-only. */
export const orderEvents = pgTable(
  "order_events",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: orderEventKinds }).notNull(),
    fromStatus: text("from_status", { enum: orderStatuses }),
    toStatus: text("to_status", { enum: orderStatuses }),
    note: text("note"),
    facts: jsonb("facts").$type<EventFacts>(),
    /** Null when the customer or the shop itself did it. */
    actorId: uuid("actor_id"),
    actorName: text("actor_name"),
    /** False for notes that only the back office sees. */
    customerVisible: boolean("customer_visible").notNull().default(true),
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    createValuesCheck("order_events_kind_known", table.kind, orderEventKinds),
    createValuesCheck("order_events_from_status_known", table.fromStatus, orderStatuses),
    createValuesCheck("order_events_to_status_known", table.toStatus, orderStatuses),
    check(
      "order_events_complete",
      sql`case ${table.kind}
        when 'created' then ${table.fromStatus} is null and ${table.toStatus} is not null
        when 'status' then ${table.fromStatus} is not null and ${table.toStatus} is not null
        when 'note' then ${table.note} is not null
        else ${table.fromStatus} is null and ${table.toStatus} is null end`,
    ),
    filledText("order_events_note_filled", table.note, 2000),
    filledText("order_events_actor_name_filled", table.actorName, 100),
    index("order_events_order").on(table.orderId, table.createdAt),
    // For the notes of the shop itself, which are few among many.
    index("order_events_own_notes")
      .on(table.createdAt.desc().nullsFirst())
      .where(sql`kind = 'note' and actor_id is null`),
    // Money that moved elsewhere is rare, too.
    index("order_events_money_elsewhere")
      .on(table.createdAt.desc().nullsFirst())
      .where(sql`facts ? 'elsewhere'`),
    // So are orders that their customers have cancelled.
    index("order_events_own_cancellations")
      .on(table.createdAt.desc().nullsFirst())
      .where(sql`kind = 'status' and facts ? 'via'`),
    ownReadPolicy(
      "order_events",
      sql`customer_visible and exists (select 1 from orders o where o.id = order_id)`,
    ),
    ...staffPolicies("order_events"),
    grantedReadPolicy("order_events", "orders.read", "figures.read", "customers.read"),
    // The checkout may not write a staff member's name.
    ...checkoutPolicies("order_events", sql`actor_id is null and actor_name is null`),
  ],
);

/** Shipments. An order may have several. */
export const shipments = pgTable(
  "shipments",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    carrier: text("carrier")
      .notNull()
      .references(() => carriers.id),
    /** Null for a shipment without tracking. */
    trackingNumber: text("tracking_number"),
    /** The address of the tracking page, for a carrier whose own has none. */
    trackingUrl: text("tracking_url"),
    /** The day in Jerusalem on which it arrived, and by whom that is known; null until then. */
    arrivedOn: date("arrived_on", { mode: "string" }),
    arrivalKnownBy: text("arrival_known_by", { enum: arrivalSources }),
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    filledText("shipments_tracking_number_filled", table.trackingNumber, 64),
    check(
      "shipments_tracking_url_shape",
      sql`${table.trackingUrl} ~ '^https://[^[:space:]]+$' and char_length(${table.trackingUrl}) <= 500`,
    ),
    createValuesCheck("shipments_arrival_known_by_known", table.arrivalKnownBy, arrivalSources),
    check(
      "shipments_arrival_complete",
      sql`(${table.arrivedOn} is null) = (${table.arrivalKnownBy} is null)`,
    ),
    index("shipments_underway")
      .on(table.createdAt)
      .where(sql`arrived_on is null`),
    index("shipments_order").on(table.orderId, table.createdAt),
    index("shipments_tracking").on(table.trackingNumber),
    index("shipments_carrier").on(table.carrier),
    ...staffPolicies("shipments"),
    grantedReadPolicy("shipments", "orders.read", "customers.read"),
    checkoutPolicy("shipments"),
  ],
);
