import { getImageKind } from "#modules/media/image-kind.ts";

/** PDF readers look for the end marker within this many last bytes. */
const TAIL_BYTES = 1_024;

/** The kind of a file by its bytes; undefined for a file that cannot be attached. */
export function getFileKind(bytes: Uint8Array): "image" | "pdf" | undefined {
  if (getImageKind(bytes) !== undefined) return "image";
  const toLatinText = (part: Uint8Array) => Buffer.from(part).toString("latin1");
  const isPdf =
    /^%PDF-[12]\.\d/.test(toLatinText(bytes.subarray(0, 8))) &&
    toLatinText(bytes.subarray(-TAIL_BYTES)).includes("%%EOF");
  return isPdf ? "pdf" : undefined;
}
