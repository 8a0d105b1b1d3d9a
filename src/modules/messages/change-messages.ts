import { and, asc, eq, inArray, isNotNull, ne, sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { batchActions } from "./admin-contract.ts";
import type { MessageState } from "./kinds.ts";
import { isNoSpam } from "./message-rows.ts";
import { messages } from "./tables.ts";

type Action = (typeof batchActions)[number];

/** Which messages an action changes, and how. */
const effects: Readonly<
  Record<Action, { on: SQL; set: Record<string, SQL<MessageState> | string | null> }>
> = {
  spam: { on: isNoSpam, set: { spamReason: "marked" } },
  "not-spam": { on: isNotNull(messages.spamReason), set: { spamReason: null } },
  close: { on: ne(messages.state, "closed"), set: { state: "closed" } },
  // Restores its former state, as far as it is known.
  reopen: {
    on: eq(messages.state, "closed"),
    set: {
      state: sql<MessageState>`case when ${messages.answeredAt} is null then 'read' else 'answered' end`,
    },
  },
};

/**
 * Does the same action on many messages. Returns those that changed; others, such as closed ones
 * that were to be closed, stay as they are.
 */
export async function changeMessages(
  { db }: Pick<Context, "db">,
  { ids, action }: { ids: readonly string[]; action: Action },
): Promise<string[]> {
  const { on, set } = effects[action];
  const locked = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(inArray(messages.id, [...ids]), on))
    // Locked in one order, so that two requests cannot deadlock.
    .orderBy(asc(messages.id))
    .for("update");
  const changed = locked.map(({ id }) => id);
  if (changed.length > 0) await db.update(messages).set(set).where(inArray(messages.id, changed));
  return changed;
}
