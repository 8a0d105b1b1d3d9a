import type { Db } from "#platform/db/client.ts";
import { messages } from "./tables.ts";

/**
 * Puts a message into the inbox; false when one with the same submission key is there already.
 * Needs the rights of the publicForms, which cannot read messages: the count of inserted rows tells
 * whether its own was stored.
 */
export async function saveMessage(
  db: Db,
  message: Omit<typeof messages.$inferInsert, "id" | "state">,
): Promise<boolean> {
  const { rowCount } = await db.insert(messages).values(message).onConflictDoNothing();
  return rowCount === 1;
}
