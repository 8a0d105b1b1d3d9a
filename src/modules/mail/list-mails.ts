import type { MailQuery } from "./admin-contract.ts";
import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { getPatterns } from "#platform/db/like.ts";
import { createNewestFirst, readPage } from "#platform/db/read-page.ts";
import { mailFilters, type MailFilter } from "./mail-states.ts";
import { isStuck } from "./stuck-mails.ts";
import { mails } from "./tables.ts";

const newest = createNewestFirst("mails", mails.createdAt, mails.id);
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

/**
 * Up to 50 mails, the newest first, and the cursor of those that follow; null when there are none.
 * Throws `invalid_fields` for a cursor that no page ended with.
 */
export async function listMails({ db }: Pick<Context, "db">, { state, kind, q, after }: MailQuery) {
  const { rows, nextCursor } = await readPage({ order: newest, after }, (page) =>
    db
      .select({ ...mailColumns, place: page.place })
      .from(mails)
      .where(
        and(
          state === undefined ? undefined : isInFilter(state),
          kind === undefined ? undefined : eq(mails.kind, kind),
          ...matchAddressees(q),
          page.follows,
        ),
      )
      .orderBy(page.order)
      .limit(page.limit),
  );
  return { mails: rows, nextCursor };
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
  const getShown = (state: MailFilter) => {
    const count = byState.get(state) ?? 0;
    return { count: Math.min(count, MAX_COUNT), isExact: count <= MAX_COUNT };
  };
  return {
    queued: getShown("queued"),
    sending: getShown("sending"),
    sent: getShown("sent"),
    failed: getShown("failed"),
    unknown: getShown("unknown"),
    stuck: getShown("stuck"),
  };
}

function matchAddressees(q = ""): SQL[] {
  return getPatterns(q.toLowerCase()).map(
    (pattern) => sql`lower(${mails.recipient}) like ${pattern}`,
  );
}

/** True once the shop has sent any mail. */
export async function hasSentMail({ db }: Pick<Context, "db">): Promise<boolean> {
  const { rows } = await db.execute(sql`select from mails where state = 'sent' limit 1`);
  return rows.length > 0;
}
