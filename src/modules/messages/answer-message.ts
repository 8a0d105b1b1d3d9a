import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { findName } from "#modules/customers/find-profile.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { readDeliverySettings } from "#modules/settings/read-settings.ts";
import { isMember } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { acceptFields } from "./accept-fields.ts";
import { assertAnswerable, assertMessageVersion, lockMessage } from "./locked-message.ts";
import { contactSubjects, replyFields } from "./form-fields.ts";
import { assertFit, listDraftFiles, type ReplyFile } from "./reply-files/draft-files.ts";
import { replyFiles } from "./reply-file-tables.ts";
import { findOpenPlaceholder } from "./reply-templates.ts";
import { messageReplies, messages } from "./tables.ts";

type Reply = {
  readonly requestKey: string;
  readonly body: string;
  readonly version: string;
  /** Ids of the attached files. */
  readonly files: readonly string[];
};

/**
 * Answers a message: the reply is stored and its mail queued in one transaction, so after a
 * success it will be sent. The same key twice is one reply and one mail. A dealer inquiry of the
 * stage new becomes contacted. Returns the reply's id. Throws `not_found`, `invalid_fields`,
 * `conflict` when another staff member answered or closed it meanwhile, when it needs no answer, or
 * when a file is no longer in this draft, and `too_many_files`.
 */
export async function answerMessage(
  ctx: Pick<Context, "db" | "actor" | "clock" | "log">,
  messageId: string,
  reply: Reply,
): Promise<string> {
  const { body } = acceptFields(replyFields, { body: reply.body });
  if (findOpenPlaceholder(body) !== undefined)
    throw new AppError("invalid_fields", "a placeholder of a template is still open", {
      fields: { body: ["unfilled"] },
    });
  const message = await lockMessage(ctx, messageId);
  const done = await findReply(ctx, reply.requestKey);
  if (done !== undefined) {
    if (done.messageId === messageId) return done.id;
    throw new AppError("conflict", "another message was answered with this key");
  }
  assertAnswerable(message);
  await assertMessageVersion(ctx, message, { version: reply.version });
  const files = await listNamedFiles(ctx, messageId, reply.files);
  const now = ctx.clock();
  const received = await findReceived(ctx, messageId);
  const { support_email: replyTo } = await readDeliverySettings(ctx);
  const mailId = await queueMail(ctx.db, {
    kind: "message-reply",
    to: message.email,
    content: {
      body,
      original:
        received?.body ?? [message.experience, message.message].filter(Boolean).join("\n\n"),
      receivedAt: (received?.createdAt ?? message.createdAt).toISOString(),
      topic: contactSubjects.find((it) => it === message.subject),
      answers: await listReplyMails(ctx, messageId),
      replyTo,
      files: files.map(({ storageKey: key, fileName: name, type }) => ({ key, name, type })),
    },
  });
  const [row] = await ctx.db
    .insert(messageReplies)
    .values({
      messageId,
      body,
      mailId,
      sentAs: mailId,
      requestKey: reply.requestKey,
      createdAt: now,
      ...(await getAuthor(ctx)),
    })
    .returning({ id: messageReplies.id });
  if (row === undefined) throw new Error("a row that was put in did not come back");
  await addFiles(ctx, row.id, files);
  const isNewDealer = message.kind === "dealer" && (message.dealerStage ?? "new") === "new";
  await ctx.db
    .update(messages)
    .set({
      state: "answered",
      answeredAt: message.answeredAt ?? now,
      ...(isNewDealer ? { dealerStage: "contacted" as const } : {}),
    })
    .where(eq(messages.id, messageId));
  return row.id;
}

/** The last answer that came by mail. */
async function findReceived({ db }: Pick<Context, "db">, messageId: string) {
  const [found] = await db
    .select({ body: messageReplies.body, createdAt: messageReplies.createdAt })
    .from(messageReplies)
    .where(and(eq(messageReplies.messageId, messageId), messageReplies.isReceived))
    .orderBy(desc(messageReplies.createdAt))
    .limit(1);
  return found;
}

/** The mails of the earlier replies that the outbox still has, the oldest first. */
async function listReplyMails({ db }: Pick<Context, "db">, messageId: string): Promise<string[]> {
  const rows = await db
    .select({ mailId: messageReplies.mailId })
    .from(messageReplies)
    .where(eq(messageReplies.messageId, messageId))
    .orderBy(asc(messageReplies.createdAt), asc(messageReplies.id));
  return rows.flatMap(({ mailId }) => mailId ?? []);
}

/** The named files of the caller's draft. */
async function listNamedFiles(
  ctx: Pick<Context, "db" | "actor">,
  messageId: string,
  ids: readonly string[],
): Promise<ReplyFile[]> {
  if (ids.length === 0) return [];
  const files = (await listDraftFiles(ctx, messageId)).filter(({ id }) => ids.includes(id));
  if (files.length !== new Set(ids).size)
    throw new AppError("conflict", "a file is not in the draft any more");
  assertFit(files);
  return files;
}

async function addFiles(
  { db }: Pick<Context, "db">,
  replyId: string,
  files: readonly ReplyFile[],
): Promise<void> {
  if (files.length === 0) return;
  const ids = files.map(({ id }) => id);
  await db.update(replyFiles).set({ replyId }).where(inArray(replyFiles.id, ids));
}

async function findReply({ db }: Pick<Context, "db">, requestKey: string) {
  const [found] = await db
    .select({ id: messageReplies.id, messageId: messageReplies.messageId })
    .from(messageReplies)
    .where(eq(messageReplies.requestKey, requestKey));
  return found;
}

/** The author of the reply, by their present name. */
async function getAuthor(
  ctx: Pick<Context, "db" | "actor">,
): Promise<{ authorId: string; authorName: string }> {
  const { actor } = ctx;
  if (!isMember(actor)) throw new AppError("forbidden", "only people answer messages");
  return { authorId: actor.id, authorName: (await findName(ctx, actor.id)) ?? actor.email };
}
