import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { orderItems, orders } from "#modules/orders/tables.ts";
import {
  filledText,
  getNumber,
  instant,
  createValuesCheck,
  shapedText,
  shopNow,
} from "#platform/db/columns.ts";
import {
  checkoutPolicies,
  checkoutPolicy,
  grantedReadPolicy,
  staffPolicies,
} from "#platform/db/roles.ts";
import { returnKinds, returnStates } from "#modules/orders/kinds.ts";
import { MAX_RETURN_MESSAGE, MAX_RETURN_NOTE, MAX_RETURN_PHOTOS, returnCauses } from "./kinds.ts";

/** Requests of customers about their orders after the sale, with their states. */
export const returns = pgTable(
  "returns",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The return's number: the last 8 characters of the id, in capitals. */
    number: text("number").generatedAlwaysAs(sql`upper(right(id::text, 8))`),
    /** Null while the typed number and address match no order. */
    orderId: uuid("order_id").references(() => orders.id, { onDelete: "cascade" }),
    /** The number and address that were typed, while there is no order; null with one. */
    typedNumber: text("typed_number"),
    typedEmail: text("typed_email"),
    kind: text("kind", { enum: returnKinds }).notNull(),
    state: text("state", { enum: returnStates }).notNull().default("asked"),
    cause: text("cause", { enum: returnCauses }),
    /** In the customer's words. */
    message: text("message"),
    /** Whether the customer says that they belong to a group with a longer period by law. */
    isOfGroup: boolean("is_of_group").notNull().default(false),
    /** Whether it was asked for in time; null while there is no order. */
    isInTime: boolean("is_in_time"),
    /** The deadline of the request; null while the period has not started. */
    askableUntil: instant("askable_until"),
    /** In the order's currency: the price of the items, and the fee that the shop may keep. */
    worthMinor: integer("worth_minor").notNull().default(0),
    /** The tax in that value. */
    taxMinor: integer("tax_minor").notNull().default(0),
    feeMinor: integer("fee_minor").notNull().default(0),
    /** The refunded amount. */
    refundedMinor: integer("refunded_minor").notNull().default(0),
    /** The order with the replacement items. */
    replacedBy: uuid("replaced_by").references(() => orders.id, { onDelete: "set null" }),
    /** The back office's latest note to the customer. */
    note: text("note"),
    /** Sent by the page: the same key twice is one return. */
    idempotencyKey: text("idempotency_key").notNull().unique("returns_idempotency_key_once"),
    createdAt: instant("created_at").notNull().default(shopNow),
    updatedAt: instant("updated_at").notNull().default(shopNow),
  },
  (table) => [
    filledText("returns_typed_number_filled", table.typedNumber, 40),
    filledText("returns_typed_email_filled", table.typedEmail, 254),
    filledText("returns_message_filled", table.message, MAX_RETURN_MESSAGE),
    filledText("returns_note_filled", table.note, MAX_RETURN_NOTE),
    filledText("returns_idempotency_key_filled", table.idempotencyKey, 64),
    createValuesCheck("returns_kind_known", table.kind, returnKinds),
    createValuesCheck("returns_state_known", table.state, returnStates),
    createValuesCheck("returns_cause_known", table.cause, returnCauses),
    check(
      "returns_of_one_order",
      sql`(${table.orderId} is null) = (${table.isInTime} is null) and (${table.orderId} is null or ${table.typedEmail} is null)`,
    ),
    check("returns_tax_range", sql`${table.taxMinor} between 0 and ${table.worthMinor}`),
    check("returns_fee_range", sql`${table.feeMinor} between 0 and ${table.worthMinor}`),
    check(
      "returns_refunded_range",
      sql`${table.refundedMinor} >= 0 and (${table.refundedMinor} = 0 or ${table.state} = 'refunded')`,
    ),
    check(
      "returns_nothing_without_an_order",
      sql`${table.orderId} is not null or ${table.state} in ('asked', 'refused')`,
    ),
    index("returns_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("returns_of_order").on(table.orderId),
    index("returns_replacement")
      .on(table.replacedBy)
      .where(sql`replaced_by is not null`),
    index("returns_by_typed_email")
      .on(sql`lower(${table.typedEmail})`)
      .where(sql`typed_email is not null`),
    ...staffPolicies("returns"),
    grantedReadPolicy("returns", "orders.read"),
    ...checkoutPolicies("returns", sql`state = 'asked' and refunded_minor = 0 and note is null`),
  ],
);

export type ReturnRow = typeof returns.$inferSelect;

/** The items of a return, line by line of its order. */
export const returnLines = pgTable(
  "return_lines",
  {
    returnId: uuid("return_id")
      .notNull()
      .references(() => returns.id, { onDelete: "cascade" }),
    orderItemId: uuid("order_item_id")
      .notNull()
      .references(() => orderItems.id, { onDelete: "cascade" }),
    quantity: integer("quantity").notNull(),
    /** Of those, the items that came back intact, and those that came back damaged. */
    shelvedQuantity: integer("shelved_quantity").notNull().default(0),
    damagedQuantity: integer("damaged_quantity").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.orderItemId] }),
    check("return_lines_quantity_positive", sql`${table.quantity} > 0`),
    check(
      "return_lines_came_back_range",
      sql`least(${table.shelvedQuantity}, ${table.damagedQuantity}) >= 0 and ${table.shelvedQuantity} + ${table.damagedQuantity} <= ${table.quantity}`,
    ),
    index("return_lines_of_item").on(table.orderItemId),
    ...staffPolicies("return_lines"),
    grantedReadPolicy("return_lines", "orders.read"),
    ...checkoutPolicies("return_lines", sql`shelved_quantity = 0 and damaged_quantity = 0`),
  ],
);

/** Photos of damaged or defective items; only the back office sees them. */
export const returnPhotos = pgTable(
  "return_photos",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    returnId: uuid("return_id")
      .notNull()
      .references(() => returns.id, { onDelete: "cascade" }),
    /** From 0; a place has one photo. */
    position: integer("position").notNull(),
    storageKey: text("storage_key").notNull().unique("return_photos_storage_key_once"),
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    unique("return_photos_place_once").on(table.returnId, table.position),
    check(
      "return_photos_position_range",
      sql`${table.position} between 0 and ${getNumber(MAX_RETURN_PHOTOS - 1)}`,
    ),
    shapedText(
      "return_photos_storage_key_shape",
      table.storageKey,
      /^private\/returns\/[a-f0-9]{32}\.jpg$/,
      60,
    ),
    ...staffPolicies("return_photos"),
    grantedReadPolicy("return_photos", "orders.read"),
    checkoutPolicy("return_photos"),
  ],
);
