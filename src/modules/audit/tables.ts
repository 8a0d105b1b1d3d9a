import { sql } from "drizzle-orm";
import { bigint, check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, oneOf } from "#platform/db/columns.ts";
import { staffPolicies } from "#platform/db/roles.ts";

/** What happened to a row. */
export const auditActions = ["insert", "update", "delete"] as const;

/**
 * Who changed what in the back office: written by triggers, whatever code makes the change. Nobody can change or delete an
 * entry, and no role of the application can write one itself.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** Null for what was done at the database itself. */
    actorId: uuid("actor_id"),
    /** As it was then: an entry outlives the account. */
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
    oneOf("audit_log_action_known", table.action, auditActions),
    check("audit_log_says_something", sql`num_nonnulls(${table.before}, ${table.after}) > 0`),
    index("audit_log_entity").on(table.entity, table.entityId, table.id.desc().nullsFirst()),
    ...staffPolicies("audit_log"),
  ],
);
