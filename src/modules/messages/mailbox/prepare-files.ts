import type { PhotoMaker } from "#modules/media/create-image.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import { AppError } from "#shared/errors.ts";
import { createStorable, createStorageKey } from "../reply-files/create-storable.ts";
import {
  MAX_FILE_BYTES,
  MAX_FILES,
  MAX_FILES_BYTES,
  type StoredType,
} from "../reply-files/rules.ts";
import { getSafeName, MAX_FILE_NAME } from "../reply-files/safe-name.ts";
import type { ParsedMail } from "./parse-mail.ts";

/** Further names are left out. */
const MAX_OMITTED = 20;

export type MailboxParts = TaskParts & {
  readonly uploads: FileStorage;
  readonly makePhoto: PhotoMaker;
};

export type PreparedFiles = {
  readonly files: readonly {
    readonly key: string;
    readonly name: string;
    readonly type: StoredType;
    readonly bytes: Uint8Array;
  }[];
  /** The names of the others. */
  readonly omitted: string[];
};

/**
 * The pictures and PDFs of a mail, as the files of an answer are stored, within the same limits;
 * of all others only the names. Throws `unavailable` while too many pictures are processed.
 */
export async function prepareFiles(
  parts: Pick<MailboxParts, "makePhoto">,
  given: ParsedMail["files"],
  bytesLeft: number,
): Promise<PreparedFiles> {
  const files: PreparedFiles["files"][number][] = [];
  const omitted: string[] = [];
  let left = Math.min(MAX_FILES_BYTES, bytesLeft);
  for (const { name, bytes } of given) {
    // oxlint-disable-next-line no-await-in-loop -- one picture at a time takes enough memory
    const storable = files.length < MAX_FILES ? await tryStoring(parts, bytes) : undefined;
    if (storable !== undefined && storable.bytes.length <= left) {
      const { type } = storable;
      left -= storable.bytes.length;
      files.push({ ...storable, name: getSafeName(name, type), key: createStorageKey(type) });
    } else omitted.push(toShownName(name));
  }
  return { files, omitted: omitted.slice(0, MAX_OMITTED) };
}

async function tryStoring(
  parts: Pick<MailboxParts, "makePhoto">,
  bytes: Uint8Array,
): Promise<{ type: StoredType; bytes: Uint8Array } | undefined> {
  if (bytes.length > MAX_FILE_BYTES) return undefined;
  try {
    const storable = await createStorable(parts, bytes);
    return storable.bytes.length <= MAX_FILE_BYTES ? storable : undefined;
  } catch (error) {
    if (error instanceof AppError && error.code !== "unavailable") return undefined;
    throw error;
  }
}

/** A name for people, on one line, with its ending. */
function toShownName(name: string): string {
  const shown = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  return Array.from(shown).slice(0, MAX_FILE_NAME).join("").trim() || "?";
}
