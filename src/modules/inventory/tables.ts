import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { productVariants } from "#modules/catalog/tables.ts";
import { orders } from "#modules/orders/tables.ts";
import { filledText, instant, oneOf } from "#platform/db/columns.ts";
import { staffPolicies } from "#platform/db/roles.ts";

/** opening and receipt add, sale takes, release gives back what a cancelled order took, adjustment corrects a count. */
export const movementReasons = ["opening", "receipt", "sale", "release", "adjustment"] as const;

/** The stock ledger. Append-only: nobody may change or delete a movement, a correction is a new one. */
export const stockMovements = pgTable(
  "stock_movements",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Null once the variant is gone; `sku` still says what moved. */
    variantId: uuid("variant_id").references(() => productVariants.id, { onDelete: "set null" }),
    sku: text("sku").notNull(),
    /** Bags that came (positive) or went (negative). */
    quantity: integer("quantity").notNull(),
    reason: text("reason", { enum: movementReasons }).notNull(),
    orderId: uuid("order_id").references(() => orders.id, { onDelete: "set null" }),
    actorId: uuid("actor_id"),
    note: text("note"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    filledText("stock_movements_sku_filled", table.sku, 64),
    oneOf("stock_movements_reason_known", table.reason, movementReasons),
    check("stock_movements_not_zero", sql`${table.quantity} <> 0`),
    check(
      "stock_movements_direction",
      sql`case ${table.reason} when 'sale' then ${table.quantity} < 0 when 'adjustment' then true else ${table.quantity} > 0 end`,
    ),
    index("stock_movements_variant").on(table.variantId, table.createdAt.desc().nullsFirst()),
    index("stock_movements_order").on(table.orderId),
    ...staffPolicies("stock_movements"),
  ],
);
