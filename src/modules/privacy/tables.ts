import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, instant, createValuesCheck, shopNow } from "#platform/db/columns.ts";
import { privacyPolicy } from "#platform/db/roles.ts";
import { erasureReasons } from "./reasons.ts";
import type { ErasureReport } from "./report-shapes.ts";

/**
 * Receipts of erasures: who did it, when, why, and the result, without personal data of the erased
 * person.
 */
export const erasures = pgTable(
  "erasures",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().default(shopNow),
    actorId: uuid("actor_id").notNull(),
    /** The name at that time: the record stays when the account is deleted. */
    actorEmail: text("actor_email").notNull(),
    /** Of the deleted customer. */
    customerId: uuid("customer_id").notNull(),
    /**
     * HMAC-SHA-256 with a key of this shop: with both one can check whether an address was erased.
     */
    addressHash: bytes("address_hash").notNull(),
    reason: text("reason", { enum: erasureReasons }).notNull(),
    report: jsonb("report").$type<ErasureReport>().notNull(),
  },
  (table) => [
    createValuesCheck("erasures_reason_known", table.reason, erasureReasons),
    check("erasures_hash_long", sql`octet_length(${table.addressHash}) = 32`),
    index("erasures_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    privacyPolicy("erasures"),
  ],
);

/** The log of data exports. */
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
