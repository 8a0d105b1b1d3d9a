import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { findCustomerByEmail } from "#modules/customers/find-customer.ts";
import { mails } from "#modules/mail/tables.ts";
import { findLikelyNumber } from "#modules/orders/find-likely-number.ts";
import { AppError } from "#shared/errors.ts";
import { allowed, getAbility, withReason } from "#shared/ability.ts";
import { isPermitted } from "#shared/actor.ts";
import type { Message } from "./admin-contract.ts";
import { getExcerpt, createRow, selectMessages, type SelectedMessage } from "./message-rows.ts";
import { readMessageTimeline } from "./message-timeline.ts";
import { readPromises } from "./read-promises.ts";
import { listDraftFiles, listSentFiles } from "./reply-files/draft-files.ts";
import { toReplyFile } from "./reply-files/to-reply-file.ts";
import { messageReplies, messages } from "./tables.ts";

const MOST_OTHERS = 10;

/**
 * A message with all its data for the back office, and the actions that the caller may take. Throws
 * `not_found`.
 */
export async function readMessage(ctx: Pick<Context, "db" | "actor">, id: string) {
  const [row] = await selectMessages(ctx).where(eq(messages.id, id));
  if (row === undefined) throw new AppError("not_found", "there is no such message");
  const { message } = row;
  const replies = await readReplies(ctx, id);
  const files = await listSentFiles(ctx, id);
  return {
    ...createRow(row, await readPromises(ctx)),
    replies: replies.map(({ reply, mail }) => ({
      ...reply,
      author: reply.authorName,
      files: files.flatMap((file) => (file.replyId === reply.id ? [toReplyFile(file)] : [])),
      mail,
    })),
    draftFiles: (await listDraftFiles(ctx, id)).map(toReplyFile),
    timeline: await readMessageTimeline(
      ctx,
      message,
      replies.map(({ reply }) => reply),
    ),
    others: await readOthers(ctx, message),
    customer: await readCustomer(ctx, message.email),
    orderNumber: await readOrderNumber(ctx, message),
    can: getAbilities(ctx, message),
  };
}

function readReplies({ db }: Pick<Context, "db">, messageId: string) {
  return db
    .select({ reply: messageReplies, mail: { state: mails.state, sentAt: mails.sentAt } })
    .from(messageReplies)
    .leftJoin(mails, eq(mails.id, messageReplies.mailId))
    .where(eq(messageReplies.messageId, messageId))
    .orderBy(asc(messageReplies.createdAt), asc(messageReplies.id));
}

async function readOthers(ctx: Pick<Context, "db">, { id, email }: SelectedMessage["message"]) {
  const rows = await selectMessages(ctx)
    .where(and(sql`lower(${messages.email}) = lower(${email})`, ne(messages.id, id)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(MOST_OTHERS);
  return rows.map(({ message }) => ({
    ...message,
    isSpam: message.spamReason !== null,
    excerpt: getExcerpt(message),
  }));
}

async function readCustomer(
  ctx: Pick<Context, "db" | "actor">,
  email: string,
): Promise<Message["customer"]> {
  if (!isPermitted(ctx.actor, "customers.read")) return null;
  return (await findCustomerByEmail(ctx, email)) ?? null;
}

async function readOrderNumber(
  ctx: Pick<Context, "db" | "actor">,
  { email, subject, message }: SelectedMessage["message"],
): Promise<string | null> {
  if (!isPermitted(ctx.actor, "orders.read")) return null;
  return findLikelyNumber(ctx, { email, text: `${subject ?? ""} ${message ?? ""}` });
}

function getAbilities(
  { actor }: Pick<Context, "actor">,
  { kind, spamReason }: SelectedMessage["message"],
): Message["can"] {
  const reply =
    kind === "newsletter"
      ? withReason("not_answerable")
      : spamReason === null
        ? allowed
        : withReason("spam");
  return {
    change: getAbility(actor, "messages.write"),
    reply: getAbility(actor, "messages.write", reply),
  };
}
