import { desc, eq } from "drizzle-orm";
import { assertVersion, findLastChange, type LastChange } from "#modules/audit/assert-version.ts";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import type { Versioned } from "#shared/records/version.ts";
import { toMessageVersion } from "./message-version.ts";
import { messageReplies, messages } from "./tables.ts";

/** A message, locked until the transaction ends. Throws `not_found`. */
export async function lockMessage(
  { db }: Pick<Context, "db">,
  id: string,
): Promise<typeof messages.$inferSelect> {
  const [message] = await db.select().from(messages).where(eq(messages.id, id)).for("update");
  if (message === undefined) throw new AppError("not_found", "there is no such message");
  return message;
}

/** Throws `conflict` when a locked message has changed since the staff member saw it. */
export async function assertMessageVersion(
  ctx: Pick<Context, "db">,
  message: typeof messages.$inferSelect,
  sent: Readonly<Record<string, unknown>> & Versioned,
): Promise<void> {
  const { id, state, assigneeId } = message;
  const current = {
    version: await readMessageVersion(ctx, message),
    state,
    assigneeId,
    stage: message.dealerStage ?? "new",
  };
  if (current.version === sent.version) return;
  const reply = await findLastReply(ctx, id);
  const logged = await findLastChange(ctx, { entity: "messages", id });
  const isReplyLater = reply !== undefined && (logged === undefined || reply.at >= logged.at);
  const change = isReplyLater ? reply : logged;
  await assertVersion(ctx, { name: `message ${id}`, change }, current, sent);
}

/** The version of a locked message. */
export async function readMessageVersion(
  { db }: Pick<Context, "db">,
  message: typeof messages.$inferSelect,
): Promise<string> {
  const replies = await db.$count(messageReplies, eq(messageReplies.messageId, message.id));
  return toMessageVersion({ ...message, replies });
}

async function findLastReply(
  { db }: Pick<Context, "db">,
  messageId: string,
): Promise<LastChange | undefined> {
  const [last] = await db
    .select({ at: messageReplies.createdAt, by: messageReplies.authorId })
    .from(messageReplies)
    .where(eq(messageReplies.messageId, messageId))
    .orderBy(desc(messageReplies.createdAt))
    .limit(1);
  return last;
}

/** Throws `conflict` for a message that needs no answer. */
export function assertAnswerable({
  spamReason,
  kind,
}: Pick<typeof messages.$inferSelect, "spamReason" | "kind">): void {
  if (spamReason !== null || kind === "newsletter")
    throw new AppError("conflict", "this message needs no reply");
}
