import type { MessageCounts } from "./admin-contract.ts";
import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { folders, isMine } from "./message-filter.ts";
import { isAnswerable, isNoSpam, isOverdue } from "./message-rows.ts";
import { readPromises } from "./read-promises.ts";
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

/** The number of messages that need an answer, and how many of them are late. */
export async function countWaiting(
  ctx: Pick<Context, "db" | "clock">,
): Promise<{ waiting: number; late: number }> {
  const promises = await readPromises(ctx);
  const [row] = await ctx.db
    .select({
      waiting: sql<number>`count(*)::integer`,
      late: countWhere(isOverdue(ctx.clock(), promises)),
    })
    .from(messages)
    .where(and(isAnswerable, folders.inbox));
  return row ?? { waiting: 0, late: 0 };
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
