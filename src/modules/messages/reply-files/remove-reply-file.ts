import { and, eq, isNull } from "drizzle-orm";
import { removeFiles } from "#platform/storage/save-files.ts";
import { AppError } from "#shared/errors.ts";
import type { ReplyFileContext } from "./context.ts";
import { getAuthorId } from "./draft-files.ts";
import { replyFiles } from "../reply-file-tables.ts";

/**
 * Removes a file from the caller's unsent answer. Throws `not_found` for anything else, also for a
 * sent file.
 */
export async function removeReplyFile(ctx: ReplyFileContext, id: string): Promise<void> {
  const key = await ctx.asCaller(async ({ db, actor }) => {
    const [dropped] = await db
      .delete(replyFiles)
      .where(
        and(
          eq(replyFiles.id, id),
          eq(replyFiles.authorId, getAuthorId(actor)),
          isNull(replyFiles.replyId),
          eq(replyFiles.isReceived, false),
        ),
      )
      .returning({ key: replyFiles.storageKey });
    if (dropped === undefined) throw new AppError("not_found", "there is no such file in a draft");
    return dropped.key;
  });
  await removeFiles(ctx, [key]);
}
