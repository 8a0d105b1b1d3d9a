import { and, desc, eq, gte } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { AppError, type FieldErrors } from "#shared/errors.ts";
import { auditLog } from "./tables.ts";

/** A record that two users change at once. */
type Subject = {
  /** Its table, and its key there. */
  readonly entity: (typeof auditLog.$inferSelect)["entity"];
  readonly id: string;
  /** When it changed last, for a record whose parts are logged under keys of their own. */
  readonly updatedAt?: Date;
};

/** The last change of a record: when, and by whom. */
export type LastChange = { readonly at: Date; readonly by: string | null };

/**
 * The refusal of a change that was made from an older version of a record. Its fields are what the
 * record has now (`current`), and `changedAt` and `changedBy`, as far as they are known and the
 * user may read the log of changes.
 */
export async function createConflict(
  ctx: Pick<Context, "db">,
  subject: Subject,
  current: FieldErrors,
): Promise<AppError> {
  return toConflict(`${subject.entity} ${subject.id}`, await findLastChange(ctx, subject), current);
}

/** The same for a record that stores its last change itself. */
export function toConflict(
  name: string,
  change: LastChange | undefined,
  current: FieldErrors,
): AppError {
  return new AppError("conflict", `${name} has changed: ${JSON.stringify(current)}`, {
    fields: {
      ...current,
      ...(change !== undefined && { changedAt: [change.at.toISOString()] }),
      ...(change !== undefined && change.by !== null && { changedBy: [change.by] }),
    },
  });
}

async function findLastChange(
  { db }: Pick<Context, "db">,
  { entity, id, updatedAt }: Subject,
): Promise<LastChange | undefined> {
  const [found] = await db
    .select({ at: auditLog.createdAt, by: auditLog.actorEmail })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, entity),
        eq(auditLog.entityId, id),
        updatedAt && gte(auditLog.createdAt, updatedAt),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return found;
}
