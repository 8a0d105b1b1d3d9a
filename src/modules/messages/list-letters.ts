import { and, desc, eq, inArray } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { isLetter, isNoSpam } from "./message-rows.ts";
import { messages } from "./tables.ts";

type MessageRow = typeof messages.$inferSelect;

/** Messages that somebody waits for an answer to, the newest first; with an id that one alone. */
export async function listLetters(
  { db }: Pick<Context, "db">,
  { id, limit }: { readonly id: string | undefined; readonly limit: number },
): Promise<MessageRow[]> {
  const isOne = id === undefined ? undefined : eq(messages.id, id);
  return db
    .select()
    .from(messages)
    .where(and(isLetter, isNoSpam, isOne))
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
