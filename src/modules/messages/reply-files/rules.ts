// Rules for the files that go along with an answer, for the browser and the server.
import { MAX_IMAGE_BYTES, imageTypes } from "#modules/catalog/admin-words.ts";

export const MAX_FILES = 5;
export const MAX_FILE_BYTES = MAX_IMAGE_BYTES;
/** Of all files of an answer: a mail makes them a third larger, and servers take 15 MB. */
export const MAX_FILES_BYTES = 10_485_760;

/** File types that the request may name; the real type is read from the bytes. */
export const fileTypes = [...imageTypes, "application/pdf"] as const;

/** Types of the files that are kept and sent: photos as JPEG, which every mail program shows. */
export const keptTypes = ["image/jpeg", "application/pdf"] as const;
export type KeptType = (typeof keptTypes)[number];

export const fileEndings = {
  "image/jpeg": "jpg",
  "application/pdf": "pdf",
} as const satisfies Record<KeptType, string>;
