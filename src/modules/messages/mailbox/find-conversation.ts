import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { messageReplies, messages } from "../tables.ts";

export type Conversation = {
  readonly messageId: string;
  /** The mail comes from the mailbox to which the shop wrote. */
  readonly isSameMailbox: boolean;
};

/**
 * The conversation whose mails a mail answers: by the ids that the shop gave them, which only their
 * recipient has, never by a subject.
 */
export async function findConversation(
  { db }: Pick<Context, "db">,
  { answers, email }: { readonly answers: readonly string[]; readonly email: string },
): Promise<Conversation | undefined> {
  if (answers.length === 0) return undefined;
  const [found] = await db
    .select({
      messageId: messages.id,
      isSameMailbox: sql<boolean>`app.mailbox(${messages.email}) = app.mailbox(${email})`,
    })
    .from(messageReplies)
    .innerJoin(messages, eq(messages.id, messageReplies.messageId))
    .where(and(inArray(messageReplies.sentAs, [...answers]), eq(messageReplies.isReceived, false)))
    .orderBy(desc(messageReplies.createdAt))
    .limit(1);
  return found;
}
