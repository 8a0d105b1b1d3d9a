import { MAX_IMAGE_BYTES, type imageTypes } from "#modules/catalog/admin-names.ts";

type ImageType = (typeof imageTypes)[number];
type ImageError = "unsupported_image" | "image_too_large";

/** How many bytes `findImageType` needs. */
const HEAD_BYTES = 12;

/**
 * Type of an image by its first bytes, not by its file name; undefined for all but the accepted
 * image types.
 */
export function findImageType(head: Uint8Array): ImageType | undefined {
  const hasBytes = (bytes: readonly number[], from = 0) =>
    bytes.every((byte, index) => head[from + index] === byte);
  if (hasBytes([0xff, 0xd8, 0xff])) return "image/jpeg";
  if (hasBytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "image/png";
  // "RIFF", its length, "WEBP".
  if (hasBytes([0x52, 0x49, 0x46, 0x46]) && hasBytes([0x57, 0x45, 0x42, 0x50], 8))
    return "image/webp";
  return undefined;
}

/** Type of a file, or the reason why the server would refuse it. */
export type CheckedFile = { readonly type: string } | { readonly error: ImageError };

/**
 * Why a file need not be sent at all: the server would refuse it. Looks at its first bytes only.
 */
export const checkImage = (file: Blob): Promise<CheckedFile> => check(file, findImageType);

/** The same where a PDF is taken, too. */
export const checkFile = (file: Blob): Promise<CheckedFile> =>
  check(file, (head) => findImageType(head) ?? (isPdf(head) ? "application/pdf" : undefined));

const isPdf = (head: Uint8Array) => String.fromCharCode(...head).startsWith("%PDF-");

async function check(
  file: Blob,
  getType: (head: Uint8Array) => string | undefined,
): Promise<CheckedFile> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const type = getType(head);
  if (type === undefined) return { error: "unsupported_image" };
  if (file.size > MAX_IMAGE_BYTES) return { error: "image_too_large" };
  return { type };
}
