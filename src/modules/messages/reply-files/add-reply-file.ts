import { randomBytes } from "node:crypto";
import type { Context } from "#modules/context.ts";
import { keepFiles } from "#platform/storage/keep-files.ts";
import { AppError } from "#shared/errors.ts";
import { assertIsLetter } from "../can-be-answered.ts";
import { lockMessage } from "../locked-message.ts";
import type { ReplyFileContext } from "./context.ts";
import { assertFit, getAuthorId, listDraftFiles, type ReplyFile } from "./draft-files.ts";
import { getFileKind } from "./file-kind.ts";
import { fileEndings, type KeptType } from "./rules.ts";
import { getSafeName } from "./safe-name.ts";
import { replyFiles } from "../reply-file-tables.ts";

/** In pixels: enough for a torn strap, and a fraction of what a telephone makes. */
const MAX_WIDTH = 2_000;

/**
 * Keeps a file for the answer that the caller is writing. Throws `not_found`, `conflict` for a
 * message that nobody answers, `unsupported_image` for neither a still image nor a PDF,
 * `too_many_pixels` and `too_many_files`. A failure leaves no file behind.
 */
export async function addReplyFile(
  ctx: ReplyFileContext,
  messageId: string,
  file: { readonly bytes: Uint8Array; readonly name: string },
): Promise<ReplyFile> {
  // Before the work of making a photo; decided below, where nobody else adds one meanwhile.
  await ctx.asCaller((inside) => assertRoom(inside, messageId, 1));
  const { type, bytes } = await makeKept(ctx, file.bytes);
  const key = `private/replies/${randomBytes(16).toString("hex")}.${fileEndings[type]}`;
  return keepFiles(ctx, [{ key, bytes }], () =>
    ctx.asCaller(async (inside) => {
      await assertRoom(inside, messageId, bytes.length);
      const [kept] = await inside.db
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
      if (kept === undefined) throw new Error("a row that was put in did not come back");
      return kept;
    }),
  );
}

async function assertRoom(ctx: Context, messageId: string, sizeBytes: number): Promise<void> {
  assertIsLetter(await lockMessage(ctx, messageId));
  assertFit([...(await listDraftFiles(ctx, messageId)), { sizeBytes }]);
}

async function makeKept(
  { makePhoto }: Pick<ReplyFileContext, "makePhoto">,
  bytes: Uint8Array,
): Promise<{ type: KeptType; bytes: Uint8Array }> {
  const kind = getFileKind(bytes);
  if (kind === "image") return { type: "image/jpeg", bytes: await makePhoto(bytes, MAX_WIDTH) };
  if (kind === "pdf") return { type: "application/pdf", bytes };
  throw new AppError("unsupported_image", "the file is neither an image nor a PDF", {
    fields: { file: ["not_a_picture"] },
  });
}
