import { randomBytes } from "node:crypto";
import type { Context } from "#modules/context.ts";
import { saveFiles } from "#platform/storage/save-files.ts";
import { AppError } from "#shared/errors.ts";
import { assertAnswerable, lockMessage } from "../locked-message.ts";
import type { ReplyFileContext } from "./context.ts";
import { assertFit, getAuthorId, listDraftFiles, type ReplyFile } from "./draft-files.ts";
import { fileEndings, type StoredType } from "./rules.ts";
import { getSafeName } from "./safe-name.ts";
import { replyFiles } from "../reply-file-tables.ts";
import { getImageKind } from "#modules/media/image-kind.ts";

/** In pixels: enough to show details, and much less than a phone's camera makes. */
const MAX_WIDTH = 2_000;

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
  const key = `private/replies/${randomBytes(16).toString("hex")}.${fileEndings[type]}`;
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

async function createStorable(
  { makePhoto }: Pick<ReplyFileContext, "makePhoto">,
  bytes: Uint8Array,
): Promise<{ type: StoredType; bytes: Uint8Array }> {
  const kind = getFileKind(bytes);
  if (kind === "image") return { type: "image/jpeg", bytes: await makePhoto(bytes, MAX_WIDTH) };
  if (kind === "pdf") return { type: "application/pdf", bytes };
  throw new AppError("unsupported_image", "the file is neither an image nor a PDF", {
    fields: { file: ["not_a_picture"] },
  });
}

/** PDF readers look for the end marker within this many last bytes. */
const TAIL_BYTES = 1_024;

/** The kind of a file by its bytes; undefined for a file that cannot be attached. */
function getFileKind(bytes: Uint8Array): "image" | "pdf" | undefined {
  if (getImageKind(bytes) !== undefined) return "image";
  const toLatinText = (part: Uint8Array) => Buffer.from(part).toString("latin1");
  const isPdf =
    /^%PDF-[12]\.\d/.test(toLatinText(bytes.subarray(0, 8))) &&
    toLatinText(bytes.subarray(-TAIL_BYTES)).includes("%%EOF");
  return isPdf ? "pdf" : undefined;
}
