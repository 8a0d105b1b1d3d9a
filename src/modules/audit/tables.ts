import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { bigint, check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, createValuesCheck, shopNow } from "#platform/db/columns.ts";
import { grantedReadPolicy, staffPolicies } from "#platform/db/roles.ts";
import { auditActions } from "./entities.ts";

/** The last 8 characters: the number of an order is that of its id. */
export const endOfId = (entityId: SQLWrapper): SQL => sql`right(${entityId}, 8)`;

/**
 * Changes made in the back office, each with its author. Triggers write them, so no code can forget
 * to. No one can change or delete an entry, and no role of the application can insert one itself.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    createdAt: instant("created_at").notNull().default(shopNow),
    /** Null for a change made directly in the database. */
    actorId: uuid("actor_id"),
    /** The name at that time: an entry stays when the account is deleted. */
    actorEmail: text("actor_email"),
    action: text("action", { enum: auditActions }).notNull(),
    /** The table, and the row's key in it. */
    entity: text("entity").notNull(),
    entityId: text("entity_id").notNull(),
    /** The columns that changed; of a new or a deleted row all of them. */
    before: jsonb("before").$type<Readonly<Record<string, unknown>>>(),
    after: jsonb("after").$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [
    createValuesCheck("audit_log_action_known", table.action, auditActions),
    check("audit_log_says_something", sql`num_nonnulls(${table.before}, ${table.after}) > 0`),
    index("audit_log_entity").on(table.entity, table.entityId, table.id.desc().nullsFirst()),
    // The log is searched by the table of the row, the person, the time, and the end of an id,
    // which people know as the order number.
    index("audit_log_kind").on(table.entity, table.id.desc().nullsFirst()),
    index("audit_log_actor").on(table.actorId, table.id.desc().nullsFirst()),
    index("audit_log_time").on(table.createdAt),
    index("audit_log_number").on(endOfId(table.entityId), table.id.desc().nullsFirst()),
    ...staffPolicies("audit_log"),
    grantedReadPolicy("audit_log", "audit.read"),
  ],
);
