import { getImageKind } from "#modules/media/image-kind.ts";

/** Readers look for the end of a PDF this far from its last byte. */
const TAIL_BYTES = 1_024;

/** The kind of a file by its bytes; undefined for a file that cannot go along with an answer. */
export function getFileKind(bytes: Uint8Array): "image" | "pdf" | undefined {
  if (getImageKind(bytes) !== undefined) return "image";
  const text = (part: Uint8Array) => Buffer.from(part).toString("latin1");
  const isPdf =
    /^%PDF-[12]\.\d/.test(text(bytes.subarray(0, 8))) &&
    text(bytes.subarray(-TAIL_BYTES)).includes("%%EOF");
  return isPdf ? "pdf" : undefined;
}
