import type { MailPage, MailQuery } from "./admin-contract.ts";
import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { getPatterns } from "#platform/db/like.ts";
import { getCursor, follows, toMicros, getPlace } from "#platform/db/newest-first.ts";
import type { MailRow } from "./admin-contract.ts";
import { mailFilters, type MailFilter } from "./mail-states.ts";
import { isStuck } from "./stuck-mails.ts";
import { mails } from "./tables.ts";

const PAGE_SIZE = 50;
/** Counting stops here; the screen then says "more than". */
const MAX_COUNT = 10_000;

/** The columns of a mail that every list and page shows. */
export const mailColumns = {
  id: mails.id,
  kind: mails.kind,
  recipient: mails.recipient,
  state: mails.state,
  attempts: mails.attempts,
  lastError: mails.lastError,
  reason: mails.reason,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
};

/** A row with its times as text. */
export function toMailRow(
  row: Omit<MailRow, "createdAt" | "sentAt"> & { createdAt: Date; sentAt: Date | null },
): MailRow {
  const { createdAt, sentAt } = row;
  return { ...row, createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null };
}

/**
 * Up to 50 mails, the newest first, and the cursor of those that follow; null when there are none.
 * Throws `invalid_fields` for a cursor that no page ended with.
 */
export async function listMails(
  { db }: Pick<Context, "db">,
  { state, kind, q, after }: MailQuery,
): Promise<MailPage> {
  const rows = await db
    .select({ ...mailColumns, micros: toMicros(mails.createdAt) })
    .from(mails)
    .where(
      and(
        state === undefined ? undefined : isInFilter(state),
        kind === undefined ? undefined : eq(mails.kind, kind),
        ...addressedTo(q),
        after === undefined ? undefined : follows(mails, getPlace(after)),
      ),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    mails: shown.map((row) => toMailRow(row)),
    nextCursor:
      last !== undefined && rows.length > PAGE_SIZE ? getCursor({ ...last, numbers: [] }) : null,
  };
}

const isInFilter = (filter: MailFilter) =>
  filter === "stuck" ? isStuck : sql`${mails.state} = ${filter}`;

/**
 * Counts the mails in each state, and those that need attention; up to 10,000 of each.
 */
export async function countMails({
  db,
}: Pick<Context, "db">): Promise<Record<MailFilter, { count: number; isExact: boolean }>> {
  const counts = mailFilters.map(
    (filter) => sql`
      select ${filter}::text as state, count(*)::integer as count
      from (select from ${mails} where ${isInFilter(filter)} limit ${MAX_COUNT + 1}) as found`,
  );
  const { rows } = await db.execute<{ state: string; count: number }>(
    sql.join(counts, sql` union all `),
  );
  const byState = new Map(rows.map(({ state, count }) => [state, count]));
  const shown = (state: MailFilter) => {
    const count = byState.get(state) ?? 0;
    return { count: Math.min(count, MAX_COUNT), isExact: count <= MAX_COUNT };
  };
  return {
    queued: shown("queued"),
    sending: shown("sending"),
    sent: shown("sent"),
    failed: shown("failed"),
    unknown: shown("unknown"),
    stuck: shown("stuck"),
  };
}

function addressedTo(q = ""): SQL[] {
  return getPatterns(q.toLowerCase()).map(
    (pattern) => sql`lower(${mails.recipient}) like ${pattern}`,
  );
}
