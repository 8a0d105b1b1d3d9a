import type { MessageCounts } from "./admin-contract.ts";
import { and, eq, isNull, min, sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { folders, isMine } from "./message-filter.ts";
import { isAnswerable, isNoSpam, isOverdue } from "./message-rows.ts";
import { readPromises } from "./read-promises.ts";
import { computeReplyDueAt } from "./reply-deadline.ts";
import { messages } from "./tables.ts";

/**
 * The numbers of messages in each folder, late ones, open ones without an assignee, and the
 * caller's own open ones.
 */
export async function countMessages(
  ctx: Pick<Context, "db" | "actor" | "clock">,
): Promise<MessageCounts> {
  const { db, actor, clock } = ctx;
  const promises = await readPromises(ctx);
  const [row] = await db
    .select({
      inbox: countWhere(folders.inbox),
      answered: countWhere(folders.answered),
      closed: countWhere(folders.closed),
      spam: countWhere(folders.spam),
      all: countWhere(folders.all),
      overdue: countWhere(isOverdue(clock(), promises)),
      unassigned: countWhere(and(folders.inbox, isNull(messages.assigneeId))),
      mine: countWhere(and(folders.inbox, isMine(actor))),
      dealers: countWhere(and(isNoSpam, eq(messages.kind, "dealer"))),
    })
    .from(messages)
    .where(isAnswerable);
  if (row === undefined) throw new Error("a count is always one row");
  const { overdue, unassigned, mine, dealers, ...inFolders } = row;
  return { folders: inFolders, overdue, unassigned, mine, dealers };
}

/**
 * The number of messages that need an answer, since when the first has waited, when the first is
 * due, and how many are late.
 */
export async function readWaiting(ctx: Pick<Context, "db" | "clock">): Promise<{
  count: number;
  oldestAt: Date | null;
  dueAt: Date | null;
  late: number;
}> {
  const promises = await readPromises(ctx);
  const byKind = await ctx.db
    .select({
      kind: messages.kind,
      count: sql<number>`count(*)::integer`,
      oldestAt: min(messages.waitingSince),
      late: countWhere(isOverdue(ctx.clock(), promises)),
    })
    .from(messages)
    .where(and(isAnswerable, folders.inbox))
    .groupBy(messages.kind);
  const add = (name: "count" | "late") => byKind.reduce((sum, row) => sum + row[name], 0);
  const dueTimes = byKind.map(({ kind, oldestAt }) =>
    oldestAt === null || kind === "newsletter" ? null : computeReplyDueAt(kind, oldestAt, promises),
  );
  return {
    count: add("count"),
    oldestAt: getFirst(byKind.map((row) => row.oldestAt)),
    dueAt: getFirst(dueTimes),
    late: add("late"),
  };
}

/** The earliest of some points in time; null without any. */
function getFirst(times: readonly (Date | null)[]): Date | null {
  return times.reduce(
    (first, at) => (at !== null && (first === null || at < first) ? at : first),
    null,
  );
}

/** The number of messages from an address, which must be in lower case. */
export async function countMessagesFrom(
  { db }: Pick<Context, "db">,
  email: string,
): Promise<number> {
  return db.$count(messages, sql`lower(${messages.email}) = ${email}`);
}

const countWhere = (condition: SQL | undefined) =>
  sql<number>`(count(*) filter (where ${condition}))::integer`;
