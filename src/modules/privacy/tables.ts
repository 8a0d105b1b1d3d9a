import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, instant, oneOf, shopNow } from "#platform/db/columns.ts";
import { privacyPolicy } from "#platform/db/roles.ts";
import { erasureReasons } from "./reasons.ts";
import type { ErasureReport } from "./report-shapes.ts";

/**
 * That somebody's data was erased: who did it, when, why, and what became of it; nothing that tells
 * whose it was.
 */
export const erasures = pgTable(
  "erasures",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().default(shopNow),
    actorId: uuid("actor_id").notNull(),
    /** As it was then: the record outlives the account. */
    actorEmail: text("actor_email").notNull(),
    /** Of the customer who is gone. */
    customerId: uuid("customer_id").notNull(),
    /**
     * HMAC-SHA-256 with a key of this shop: tells whoever has both whether an address was erased.
     */
    addressHash: bytes("address_hash").notNull(),
    reason: text("reason", { enum: erasureReasons }).notNull(),
    report: jsonb("report").$type<ErasureReport>().notNull(),
  },
  (table) => [
    oneOf("erasures_reason_known", table.reason, erasureReasons),
    check("erasures_hash_long", sql`octet_length(${table.addressHash}) = 32`),
    index("erasures_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    privacyPolicy("erasures"),
  ],
);

/** That somebody looked at all that is known of a person, or took it along. */
export const dataExports = pgTable(
  "data_exports",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().default(shopNow),
    actorId: uuid("actor_id").notNull(),
    actorEmail: text("actor_email").notNull(),
    customerId: uuid("customer_id").notNull(),
  },
  (table) => [
    index("data_exports_customer").on(table.customerId, table.createdAt),
    privacyPolicy("data_exports"),
  ],
);
