import type { Context } from "#modules/context.ts";
import { saveFiles } from "#platform/storage/save-files.ts";
import { assertAnswerable, lockMessage } from "../locked-message.ts";
import type { ReplyFileContext } from "./context.ts";
import { createStorable, createStorageKey } from "./create-storable.ts";
import { assertFit, getAuthorId, listDraftFiles, type ReplyFile } from "./draft-files.ts";
import { getSafeName } from "./safe-name.ts";
import { replyFiles } from "../reply-file-tables.ts";

/**
 * Keeps a file for the answer that the caller is writing. Throws `not_found`, `conflict` for a
 * message that needs no answer, `unsupported_image` for anything but a still image or a PDF,
 * `too_many_pixels` and `too_many_files`. An error leaves no file behind.
 */
export async function addReplyFile(
  ctx: ReplyFileContext,
  messageId: string,
  file: { readonly bytes: Uint8Array; readonly name: string },
): Promise<ReplyFile> {
  // Checked before processing a photo; checked again below, with a lock, against files added
  // meanwhile.
  await ctx.asCaller((inside) => assertRoom(inside, messageId, 1));
  const { type, bytes } = await createStorable(ctx, file.bytes);
  const key = createStorageKey(type);
  return saveFiles(ctx, [{ key, bytes }], () =>
    ctx.asCaller(async (inside) => {
      await assertRoom(inside, messageId, bytes.length);
      const [row] = await inside.db
        .insert(replyFiles)
        .values({
          messageId,
          authorId: getAuthorId(inside.actor),
          fileName: getSafeName(file.name, type),
          type,
          sizeBytes: bytes.length,
          storageKey: key,
          createdAt: inside.clock(),
        })
        .returning();
      if (row === undefined) throw new Error("a row that was put in did not come back");
      return row;
    }),
  );
}

async function assertRoom(ctx: Context, messageId: string, sizeBytes: number): Promise<void> {
  assertAnswerable(await lockMessage(ctx, messageId));
  assertFit([...(await listDraftFiles(ctx, messageId)), { sizeBytes }]);
}
