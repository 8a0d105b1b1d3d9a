import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import { orders } from "#modules/orders/tables.ts";
import { filledText, instant, oneOf, shopNow } from "#platform/db/columns.ts";
import {
  grantedReadPolicy,
  staffPolicies,
  checkoutPolicies,
  checkoutPolicy,
} from "#platform/db/roles.ts";
import { stockLevels } from "./levels.ts";
import { movementReasons } from "./reasons.ts";

/**
 * The stock ledger. Append-only: nobody may change or delete a movement, a correction is a new one.
 */
export const stockMovements = pgTable(
  "stock_movements",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Null once the variant is gone; `sku` still says what moved. */
    variantId: uuid("variant_id").references(() => productVariants.id, { onDelete: "set null" }),
    sku: text("sku").notNull(),
    /** Bags that came to the shelf (positive) or left it (negative). */
    quantity: integer("quantity").notNull(),
    /** Bags on the shelf that an order holds from now on (positive), or no longer (negative). */
    reserved: integer("reserved").notNull().default(0),
    reason: text("reason", { enum: movementReasons }).notNull(),
    orderId: uuid("order_id").references(() => orders.id, { onDelete: "set null" }),
    actorId: uuid("actor_id"),
    note: text("note"),
    /** Chosen by whoever asked for it: the same request twice is one movement. */
    requestKey: uuid("request_key").unique("stock_movements_request_key_once"),
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    filledText("stock_movements_sku_filled", table.sku, 64),
    oneOf("stock_movements_reason_known", table.reason, movementReasons),
    check("stock_movements_not_zero", sql`${table.quantity} <> 0 or ${table.reserved} <> 0`),
    check(
      "stock_movements_direction",
      sql`case ${table.reason}
        when 'adjustment' then ${table.reserved} = 0
        when 'count' then ${table.reserved} = 0
        when 'reserve' then ${table.quantity} = 0 and ${table.reserved} > 0
        when 'release' then ${table.quantity} = 0 and ${table.reserved} < 0
        when 'shipment' then ${table.quantity} < 0 and ${table.reserved} = ${table.quantity}
        when 'recall' then ${table.quantity} > 0 and ${table.reserved} = ${table.quantity}
        when 'sale' then ${table.quantity} < 0 and ${table.reserved} = 0
        else ${table.quantity} > 0 and ${table.reserved} = 0 end`,
    ),
    index("stock_movements_variant").on(table.variantId, table.createdAt.desc().nullsFirst()),
    index("stock_movements_order").on(table.orderId),
    ...staffPolicies("stock_movements"),
    grantedReadPolicy(
      "stock_movements",
      "stock.read",
      "orders.read",
      "catalogue.read",
      "figures.read",
    ),
    // Deliveries and counts are not the checkout's.
    ...checkoutPolicies("stock_movements", sql`order_id is not null`),
  ],
);

/** The level that each variant was last seen at: whoever finds another one has seen a crossing. */
export const stockLevelsSeen = pgTable(
  "stock_levels",
  {
    variantId: uuid("variant_id")
      .primaryKey()
      .references(() => productVariants.id, { onDelete: "cascade" }),
    level: text("level", { enum: stockLevels }).notNull(),
    updatedAt: instant("updated_at").notNull().default(shopNow),
  },
  (table) => [
    oneOf("stock_levels_level_known", table.level, stockLevels),
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
    oneOf("stock_alerts_level_known", table.level, stockLevels),
    check("stock_alerts_level_bad", sql`${table.level} <> 'enough'`),
    index("stock_alerts_newest").on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    ...staffPolicies("stock_alerts"),
    checkoutPolicy("stock_alerts"),
  ],
);
