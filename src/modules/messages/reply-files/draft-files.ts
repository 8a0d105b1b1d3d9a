import { and, asc, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { isMember, type Actor } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { MAX_FILES, MAX_FILES_BYTES } from "./rules.ts";
import { replyFiles } from "../reply-file-tables.ts";
import type { Message } from "../admin-contract.ts";

export type ReplyFile = typeof replyFiles.$inferSelect;

/** The files of a staff member's unsent answer to a message, in their order. */
export async function listDraftFiles(
  { db, actor }: Pick<Context, "db" | "actor">,
  messageId: string,
): Promise<ReplyFile[]> {
  return db
    .select()
    .from(replyFiles)
    .where(
      and(
        eq(replyFiles.messageId, messageId),
        eq(replyFiles.authorId, getAuthorId(actor)),
        isNull(replyFiles.replyId),
        eq(replyFiles.isReceived, false),
      ),
    )
    .orderBy(asc(replyFiles.createdAt), asc(replyFiles.id));
}

/** A file is part of the conversation: it was sent, or came by mail. */
export const isOfConversation = or(isNotNull(replyFiles.replyId), replyFiles.isReceived);

/** The files of the conversation about a message, in their order. */
export async function listConversationFiles(
  { db }: Pick<Context, "db">,
  messageId: string,
): Promise<ReplyFile[]> {
  return db
    .select()
    .from(replyFiles)
    .where(and(eq(replyFiles.messageId, messageId), isOfConversation))
    .orderBy(asc(replyFiles.createdAt), asc(replyFiles.id));
}

export function getAuthorId(actor: Actor): string {
  if (!isMember(actor)) throw new AppError("forbidden", "only people answer messages");
  return actor.id;
}

/**
 * Throws `too_many_files` when one answer would have too many files, or their total size is too
 * large.
 */
export function assertFit(files: readonly Pick<ReplyFile, "sizeBytes">[]): void {
  const size = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (files.length > MAX_FILES || size > MAX_FILES_BYTES)
    throw new AppError("too_many_files", `${files.length} files of ${size} bytes`);
}

/** A file for the back office, without its key in the storage. */
export function toReplyFile({
  id,
  fileName,
  type,
  sizeBytes,
}: ReplyFile): Message["draftFiles"][number] {
  return { id, name: fileName, type, sizeBytes };
}
