// Rules for the files of an answer, for the browser and the server.
import { MAX_IMAGE_BYTES, imageTypes } from "#modules/catalog/admin-names.ts";

export const MAX_FILES = 5;
export const MAX_FILE_BYTES = MAX_IMAGE_BYTES;
/**
 * The limit of all files of an answer together: mail encoding makes them a third larger, and mail
 * servers accept 15 MB.
 */
export const MAX_FILES_BYTES = 10_485_760;

/** File types that the request may name; the real type is read from the bytes. */
export const fileTypes = [...imageTypes, "application/pdf"] as const;

/** Types of the files that are stored and sent: photos as JPEG, which every mail program shows. */
export const storedTypes = ["image/jpeg", "application/pdf"] as const;
export type StoredType = (typeof storedTypes)[number];

export const fileEndings = {
  "image/jpeg": "jpg",
  "application/pdf": "pdf",
} as const satisfies Record<StoredType, string>;
