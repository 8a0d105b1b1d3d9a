import { and, eq, or } from "drizzle-orm";
import { AppError } from "#shared/errors.ts";
import type { ReplyFileContext } from "./context.ts";
import { getAuthorId, isOfConversation } from "./draft-files.ts";
import type { StoredType } from "./rules.ts";
import { replyFiles } from "../reply-file-tables.ts";

/**
 * A file that has been sent or came by mail, or one of the caller's unsent answer. Throws
 * `not_found`.
 */
export async function readReplyFile(
  { asCaller, uploads }: Pick<ReplyFileContext, "asCaller" | "uploads">,
  id: string,
): Promise<{ name: string; type: StoredType; bytes: Buffer }> {
  const file = await asCaller(async ({ db, actor }) => {
    const [found] = await db
      .select()
      .from(replyFiles)
      .where(
        and(
          eq(replyFiles.id, id),
          or(isOfConversation, eq(replyFiles.authorId, getAuthorId(actor))),
        ),
      );
    return found;
  });
  const bytes = file && (await uploads.read(file.storageKey));
  if (file === undefined || bytes === undefined)
    throw new AppError("not_found", "there is no such file");
  return { name: file.fileName, type: file.type, bytes };
}
