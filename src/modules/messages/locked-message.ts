import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import type { MessageState } from "./kinds.ts";
import { messages } from "./tables.ts";

/** A message that nobody else changes until the transaction ends. Throws `not_found`. */
export async function lockMessage(
  { db }: Pick<Context, "db">,
  id: string,
): Promise<typeof messages.$inferSelect> {
  const [message] = await db.select().from(messages).where(eq(messages.id, id)).for("update");
  if (message === undefined) throw new AppError("not_found", "there is no such message");
  return message;
}

/**
 * Throws `conflict` when a message is no longer as the staff member saw it. Whether somebody has
 * read it makes no difference.
 */
export function checkSeen(message: { readonly state: MessageState }, seen: MessageState): void {
  if (getLook(message.state) !== getLook(seen))
    throw new AppError("conflict", `the message is ${message.state}, and was seen as ${seen}`);
}

const getLook = (state: MessageState) => (state === "new" ? "read" : state);
