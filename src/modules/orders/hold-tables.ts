// Data about unpaid holds: the guests behind them, and the alerts to the back office.
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import { filledText, instant, shopNow } from "#platform/db/columns.ts";
import { grantedReadPolicy, staffPolicies, checkoutPolicy } from "#platform/db/roles.ts";
import { orders } from "./tables.ts";

/** One row for each order of a guest. */
export const guestHolds = pgTable(
  "guest_holds",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    /**
     * A hash of the network that the order came from, as used by limits; null once the order holds
     * no unpaid units.
     */
    network: text("network"),
    /** The same of the networks around it, the narrowest first; null together with it. */
    widerNetworks: text("wider_networks").array(),
    /** When the customer used the link of the mail; null before. */
    confirmedAt: instant("confirmed_at"),
  },
  (table) => [
    filledText("guest_holds_network_filled", table.network, 64),
    index("guest_holds_network")
      .on(table.network)
      .where(sql`network is not null`),
    ...staffPolicies("guest_holds"),
    grantedReadPolicy("guest_holds", "orders.read", "customers.read", "stock.read"),
    checkoutPolicy("guest_holds"),
  ],
);

/**
 * Alerts: each time that unpaid orders held unusually many units of a variant, until they held
 * fewer again.
 */
export const holdAlerts = pgTable(
  "hold_alerts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    variantId: uuid("variant_id")
      .notNull()
      .references(() => productVariants.id, { onDelete: "cascade" }),
    /** Units that unpaid orders held then. */
    held: integer("held").notNull(),
    /** Units on the shelf then, those included. */
    onHand: integer("on_hand").notNull(),
    createdAt: instant("created_at").notNull().default(shopNow),
    endedAt: instant("ended_at"),
  },
  (table) => [
    check("hold_alerts_held_range", sql`${table.held} between 1 and ${table.onHand}`),
    uniqueIndex("hold_alerts_open_once")
      .on(table.variantId)
      .where(sql`ended_at is null`),
    index("hold_alerts_variant").on(table.variantId),
    index("hold_alerts_newest").on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    ...staffPolicies("hold_alerts"),
    checkoutPolicy("hold_alerts"),
  ],
);
