import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { findName } from "#modules/customers/find-profile.ts";
import { AppError } from "#shared/errors.ts";
import { isSame } from "#shared/records/merge-drafts.ts";
import type { Versioned } from "#shared/records/version.ts";
import type { AuditedEntity } from "./entities.ts";

type Db = Pick<Context, "db">;

/** The last change of a record: when, and by which user. */
export type LastChange = { readonly at: Date; readonly by: string | null };

/** The record that two users change at once. */
type Subject = {
  /** Its table, and its key there. */
  readonly entity: AuditedEntity;
  readonly id: string;
  /**
   * When it changed last, for a record that changes without a person, or whose parts are logged
   * under keys of their own.
   */
  readonly updatedAt?: Date;
};

/** A record that stores its last change itself. */
type Named = { readonly name: string; readonly change: LastChange | undefined };

/**
 * Throws `conflict` when `sent` was made from another version than the present one. Its `conflict`
 * has the record as it is now, and who changed it when. Values that the record has already are no
 * conflict: perhaps only the answer to the first request was lost.
 */
export async function assertVersion(
  ctx: Db,
  subject: Subject | Named,
  current: Versioned & Readonly<Record<string, unknown>>,
  sent: Readonly<Record<string, unknown>> & { readonly version?: string | undefined },
): Promise<void> {
  const { version, ...values } = sent;
  if (version === undefined || version === current.version || hasValues(current, values)) return;
  const name = "name" in subject ? subject.name : `${subject.entity} ${subject.id}`;
  const change = "name" in subject ? subject.change : await findLastChange(ctx, subject);
  throw new AppError("conflict", `${name} has changed since ${version}`, {
    conflict: {
      changedAt: change?.at.toISOString() ?? null,
      changedBy: change?.by ? ((await findName(ctx, change.by)) ?? null) : null,
      current,
    },
  });
}

/** True when the record has all these values; false without any. */
function hasValues(current: object, values: Readonly<Record<string, unknown>>): boolean {
  const present = new Map<string, unknown>(Object.entries(current));
  const sent = Object.entries(values).filter(([, value]) => value !== undefined);
  return (
    sent.length > 0 &&
    sent.every(([name, value]) => present.has(name) && isSame(present.get(name), value))
  );
}

/** All staff may know who changed a record that they may change; the log itself stays closed. */
export async function findLastChange(
  { db }: Db,
  { entity, id, updatedAt }: Subject,
): Promise<LastChange | undefined> {
  const { rows } = await db.execute<{ at: string; by: string | null }>(
    sql`select changed_at as at, changed_by as by from app.find_last_change(${entity}, ${id})`,
  );
  const [found] = rows;
  const logged = found && { at: new Date(found.at), by: found.by };
  const isOlder = updatedAt !== undefined && (logged === undefined || logged.at < updatedAt);
  return isOlder ? { at: updatedAt, by: null } : logged;
}
