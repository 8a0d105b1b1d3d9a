import { and, desc, inArray } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { isAsked, type NewestOrOne } from "#platform/db/newest-or-one.ts";
import { isLetter, isNoSpam } from "./message-rows.ts";
import { messages } from "./tables.ts";

type MessageRow = typeof messages.$inferSelect;

/** Messages that somebody waits for an answer to, the newest first; with an id that one alone. */
export async function listLetters(
  { db }: Pick<Context, "db">,
  { id, limit }: NewestOrOne,
): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(and(isLetter, isNoSpam, isAsked(messages.id, id)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);
}

/** Those of these messages that somebody waits for an answer to. */
export async function findLetters(
  { db }: Pick<Context, "db">,
  ids: readonly string[],
): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(and(inArray(messages.id, [...ids]), isLetter, isNoSpam));
}
