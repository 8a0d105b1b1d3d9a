import { and, asc, desc, eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { auditLog } from "./tables.ts";

export type Change = typeof auditLog.$inferSelect;
type Entity = Change["entity"];

/** All changes of one row since it was made, the oldest first. */
export async function listChanges(
  { db }: Pick<Context, "db">,
  row: { readonly entity: Entity; readonly id: string },
  limit: number,
): Promise<Change[]> {
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, row.entity),
        eq(auditLog.entityId, row.id),
        eq(auditLog.action, "update"),
      ),
    )
    .orderBy(asc(auditLog.id))
    .limit(limit);
}

/** When each row of a table was written last, and by whom. */
export async function listLatestChanges(
  { db }: Pick<Context, "db">,
  entity: Entity,
): Promise<{ id: Change["entityId"]; at: Date; by: Change["actorEmail"] }[]> {
  return db
    .selectDistinctOn([auditLog.entityId], {
      id: auditLog.entityId,
      at: auditLog.createdAt,
      by: auditLog.actorEmail,
    })
    .from(auditLog)
    .where(eq(auditLog.entity, entity))
    .orderBy(auditLog.entityId, desc(auditLog.id));
}
