import { and, desc, inArray } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { isRequested, type NewestOrOne } from "#platform/db/read-page.ts";
import { isAnswerable, isNoSpam } from "./message-rows.ts";
import { messages } from "./tables.ts";

type MessageRow = typeof messages.$inferSelect;

/** Messages that need an answer, the newest first; given an id, only that one. */
export async function listAnswerable(
  { db }: Pick<Context, "db">,
  { id, limit }: NewestOrOne,
): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(and(isAnswerable, isNoSpam, isRequested(messages.id, id)))
    .orderBy(desc(messages.waitingSince), desc(messages.id))
    .limit(limit);
}

/** Those of these messages that need an answer. */
export async function findAnswerable(
  { db }: Pick<Context, "db">,
  ids: readonly string[],
): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(and(inArray(messages.id, [...ids]), isAnswerable, isNoSpam));
}
