import { isPlainLine } from "#shared/plain-text.ts";
import { cutEnd } from "#shared/cut-end.ts";
import { fileEndings, type StoredType } from "./rules.ts";

export const MAX_FILE_NAME = 100;

/** Characters with a meaning to a disk, a shell or a header. */
const SIGNS = /[\\/:*?"<>|%;'`$&]/g;
/** Characters that reverse the text around them, or are invisible. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu;

/**
 * The name under which a file is sent: its own name, without characters that have a special meaning
 * for programs, and with the ending of its real type.
 */
export function getSafeName(given: string, type: StoredType): string {
  const ending = fileEndings[type];
  const name = given
    .toWellFormed()
    .normalize("NFC")
    .replace(UNSEEN, "")
    .replace(/^.*[\\/]/, "")
    .replace(SIGNS, "-")
    .replaceAll(/\s+/g, " ")
    .replace(/\.[a-z\d]{1,5}$/i, "")
    .replace(/^[. -]+/, "");
  const short = Array.from(cutEnd(name, ". -"))
    .slice(0, MAX_FILE_NAME - ending.length - 1)
    .join("")
    .trim();
  return `${short === "" || !isPlainLine(short) ? "file" : short}.${ending}`;
}
