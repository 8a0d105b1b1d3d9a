import { eq } from "drizzle-orm";
import { createConflict } from "#modules/audit/create-conflict.ts";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import type { MessageState } from "./kinds.ts";
import { messages } from "./tables.ts";

/** A message, locked until the transaction ends. Throws `not_found`. */
export async function lockMessage(
  { db }: Pick<Context, "db">,
  id: string,
): Promise<typeof messages.$inferSelect> {
  const [message] = await db.select().from(messages).where(eq(messages.id, id)).for("update");
  if (message === undefined) throw new AppError("not_found", "there is no such message");
  return message;
}

/**
 * Throws `conflict` when a message is no longer in the state that the staff member saw; new and
 * read count as the same.
 */
export async function checkExpectedState(
  ctx: Pick<Context, "db">,
  message: { readonly id: string; readonly state: MessageState },
  expected: MessageState,
): Promise<void> {
  if (getShownState(message.state) !== getShownState(expected))
    throw await createConflict(
      ctx,
      { entity: "messages", id: message.id },
      { state: [message.state] },
    );
}

const getShownState = (state: MessageState) => (state === "new" ? "read" : state);

/** Throws `conflict` for a message that needs no answer. */
export function assertAnswerable({
  spamReason,
  kind,
}: Pick<typeof messages.$inferSelect, "spamReason" | "kind">): void {
  if (spamReason !== null || kind === "newsletter")
    throw new AppError("conflict", "this message needs no reply");
}
