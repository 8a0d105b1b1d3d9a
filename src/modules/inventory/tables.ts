import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import { orders } from "#modules/orders/tables.ts";
import {
  boundedNumber,
  bytes,
  filledText,
  instant,
  createValuesCheck,
  shopNow,
} from "#platform/db/columns.ts";
import {
  grantedReadPolicy,
  publicReadPolicy,
  staffPolicies,
  checkoutPolicies,
  checkoutReadPolicy,
  checkoutPolicy,
} from "#platform/db/roles.ts";
import { delivery } from "./delivery.ts";
import { stockLevels } from "./stock-levels.ts";
import { movementReasons } from "./reasons.ts";

/** Units that are held for people of the waiting list for a while, one row for each unit. */
export const heldUnits = pgTable(
  "held_units",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    variantId: uuid("variant_id")
      .notNull()
      .references(() => productVariants.id, { onDelete: "cascade" }),
    /** Hash of the key in the mail to one person: nothing else says for whom the unit is held. */
    keyHash: bytes("key_hash").notNull().unique("held_units_key_once"),
    createdAt: instant("created_at").notNull().default(shopNow),
    expiresAt: instant("expires_at").notNull(),
    /** When it was bought or released; null while it is held. */
    endedAt: instant("ended_at"),
  },
  (table) => [
    check("held_units_expire_later", sql`${table.expiresAt} > ${table.createdAt}`),
    index("held_units_variant").on(table.variantId),
    index("held_units_open")
      .on(table.variantId, table.expiresAt)
      .where(sql`ended_at is null`),
    ...staffPolicies("held_units"),
    grantedReadPolicy("held_units", "stock.read"),
    checkoutPolicy("held_units"),
  ],
);

/**
 * The stock ledger. Append-only: no one may change or delete a movement; a correction is a new one.
 */
export const stockMovements = pgTable(
  "stock_movements",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Null once the variant is gone; `sku` still says what moved. */
    variantId: uuid("variant_id").references(() => productVariants.id, { onDelete: "set null" }),
    sku: text("sku").notNull(),
    /** Units that came to the shelf (positive) or left it (negative). */
    quantity: integer("quantity").notNull(),
    /**
     * Units on the shelf that an order, or someone on the waiting list, reserves (positive), or
     * releases (negative).
     */
    reserved: integer("reserved").notNull().default(0),
    /** Preordered units that have not arrived: promised (positive), or no longer (negative). */
    ahead: integer("ahead").notNull().default(0),
    reason: text("reason", { enum: movementReasons }).notNull(),
    orderId: uuid("order_id").references(() => orders.id, { onDelete: "set null" }),
    /** The held unit of someone on the waiting list; such movements have no order. */
    heldUnitId: uuid("held_unit_id").references(() => heldUnits.id, { onDelete: "set null" }),
    actorId: uuid("actor_id"),
    note: text("note"),
    /** Chosen by the client: the same request twice is one movement. */
    requestKey: uuid("request_key").unique("stock_movements_request_key_once"),
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    filledText("stock_movements_sku_filled", table.sku, 64),
    createValuesCheck("stock_movements_reason_known", table.reason, movementReasons),
    check(
      "stock_movements_not_zero",
      sql`${table.quantity} <> 0 or ${table.reserved} <> 0 or ${table.ahead} <> 0`,
    ),
    check(
      "stock_movements_direction",
      sql`case ${table.reason}
        when 'adjustment' then ${table.reserved} = 0
        when 'count' then ${table.reserved} = 0
        when 'preorder' then ${table.quantity} = 0 and ${table.reserved} = 0
        when 'reserve' then ${table.quantity} = 0 and ${table.reserved} > 0
        when 'release' then ${table.quantity} = 0 and ${table.reserved} <= 0
        when 'shipment' then ${table.quantity} < 0 and ${table.reserved} = ${table.quantity}
        when 'recall' then ${table.quantity} > 0 and ${table.reserved} = ${table.quantity}
        when 'sale' then ${table.quantity} < 0 and ${table.reserved} = 0
        else ${table.quantity} > 0 and ${table.reserved} = 0 end`,
    ),
    check(
      "stock_movements_ahead_direction",
      sql`case ${table.reason}
        when 'preorder' then ${table.ahead} > 0
        when 'reserve' then ${table.ahead} in (0, -${table.reserved})
        when 'release' then ${table.ahead} <= 0
        else ${table.ahead} = 0 end`,
    ),
    check(
      "stock_movements_ahead_of_order",
      sql`${table.ahead} <= 0 or ${table.orderId} is not null`,
    ),
    index("stock_movements_ahead")
      .on(table.variantId)
      .where(sql`ahead <> 0`),
    index("stock_movements_variant").on(table.variantId, table.createdAt.desc().nullsFirst()),
    check(
      "stock_movements_held_unit_alone",
      sql`${table.heldUnitId} is null or (${table.orderId} is null and ${table.reason} in ('reserve', 'release'))`,
    ),
    index("stock_movements_order").on(table.orderId),
    index("stock_movements_held_unit").on(table.heldUnitId),
    ...staffPolicies("stock_movements"),
    grantedReadPolicy(
      "stock_movements",
      "stock.read",
      "orders.read",
      "catalogue.read",
      "figures.read",
    ),
    // The checkout may not book deliveries and counts; it may use or release a held unit.
    ...checkoutPolicies(
      "stock_movements",
      sql`order_id is not null or (held_unit_id is not null and reason = 'release')`,
    ),
  ],
);

/** A movement by the actor, at this moment. */
export type NewMovement = Omit<typeof stockMovements.$inferInsert, "actorId" | "createdAt">;

/**
 * The last noted level of each variant. A different level means that the stock has crossed a
 * threshold.
 */
export const recordedStockLevels = pgTable(
  "stock_levels",
  {
    variantId: uuid("variant_id")
      .primaryKey()
      .references(() => productVariants.id, { onDelete: "cascade" }),
    level: text("level", { enum: stockLevels }).notNull(),
    updatedAt: instant("updated_at").notNull().default(shopNow),
  },
  (table) => [
    createValuesCheck("stock_levels_level_known", table.level, stockLevels),
    ...staffPolicies("stock_levels"),
    checkoutPolicy("stock_levels"),
  ],
);

/** Each time that a variant's stock fell to a worse level, once. */
export const stockAlerts = pgTable(
  "stock_alerts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    variantId: uuid("variant_id")
      .notNull()
      .references(() => productVariants.id, { onDelete: "cascade" }),
    level: text("level", { enum: stockLevels }).notNull(),
    available: integer("available").notNull(),
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    createValuesCheck("stock_alerts_level_known", table.level, stockLevels),
    check("stock_alerts_level_bad", sql`${table.level} <> 'enough'`),
    index("stock_alerts_variant").on(table.variantId),
    index("stock_alerts_newest").on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    ...staffPolicies("stock_alerts"),
    checkoutPolicy("stock_alerts"),
  ],
);

/** Deliveries that are on their way to the shop, each of one variant. */
export const expectedDeliveries = pgTable(
  "expected_deliveries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    variantId: uuid("variant_id")
      .notNull()
      .references(() => productVariants.id, { onDelete: "cascade" }),
    quantity: integer("quantity").notNull(),
    /** The day on which it is expected, in Jerusalem. */
    expectedOn: date("expected_on").notNull(),
    /** The day by which preorders from it are shipped. */
    leavesBy: date("leaves_by").notNull(),
    note: text("note"),
    createdAt: instant("created_at").notNull().default(shopNow),
    /** When its units were put on the shelf; null while it is on its way. */
    arrivedAt: instant("arrived_at"),
  },
  (table) => [
    boundedNumber("expected_deliveries_quantity_range", table.quantity, delivery.fields.quantity),
    check("expected_deliveries_leave_later", sql`${table.leavesBy} >= ${table.expectedOn}`),
    filledText("expected_deliveries_note_filled", table.note, delivery.fields.note),
    index("expected_deliveries_variant").on(table.variantId),
    index("expected_deliveries_open")
      .on(table.variantId, table.expectedOn)
      .where(sql`arrived_at is null`),
    ...staffPolicies("expected_deliveries"),
    grantedReadPolicy("expected_deliveries", "stock.read"),
    // The public and the checkout read deliveries to tell which units can be ordered before they
    // are here; of the note and the rest they read nothing.
    publicReadPolicy("expected_deliveries", sql`arrived_at is null`),
    checkoutReadPolicy("expected_deliveries", sql`arrived_at is null`),
  ],
);
