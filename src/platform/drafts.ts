// Files that are written under another name until they are whole.
import { randomBytes } from "node:crypto";
import { HOUR_MS } from "#shared/durations.ts";

/** A draft this old was left by a process that ended on the way; no write rests for so long. */
const MAX_AGE_MS = HOUR_MS;
const DRAFT = /^\.[0-9a-f]{16}\.draft$/;

export const createDraftName = (): string => `.${randomBytes(8).toString("hex")}.draft`;

export const isDraft = (name: string): boolean => DRAFT.test(name);

/** True for the draft of an abandoned write, judged by the time of its last change. */
export function isAbandoned({ mtimeMs }: { readonly mtimeMs: number }): boolean {
  return Date.now() - mtimeMs > MAX_AGE_MS; // real time: so are the times of files
}
