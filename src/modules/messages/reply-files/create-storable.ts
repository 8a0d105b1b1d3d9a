import { randomBytes } from "node:crypto";
import type { PhotoMaker } from "#modules/media/create-image.ts";
import { getImageKind } from "#modules/media/image-kind.ts";
import { AppError } from "#shared/errors.ts";
import { fileEndings, type StoredType } from "./rules.ts";

/** In pixels: enough to show details, and much less than a phone's camera makes. */
const MAX_WIDTH = 2_000;

/** A new name in the storage, below a folder that no public address serves. */
export const createStorageKey = (type: StoredType) =>
  `private/replies/${randomBytes(16).toString("hex")}.${fileEndings[type]}`;

/**
 * A file as it is stored: a photo as JPEG, a PDF unchanged. Throws `unsupported_image` for anything
 * but a still image or a PDF, `too_many_pixels`, and `unavailable` while too many are processed.
 */
export async function createStorable(
  { makePhoto }: { readonly makePhoto: PhotoMaker },
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
