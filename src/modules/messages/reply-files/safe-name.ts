import { isPlainLine } from "#shared/plain-text.ts";
import { fileEndings, type KeptType } from "./rules.ts";

export const MAX_FILE_NAME = 100;

/** Characters with a meaning to a disk, a shell or a header. */
const SIGNS = /[\\/:*?"<>|%;'`$&]/g;
/** Turns the text around it, or is not seen at all. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/gu;

/**
 * The name under which a file leaves: what its owner called it, without anything that a program
 * could take for more than a name, and with the ending of what it is.
 */
export function getSafeName(given: string, type: KeptType): string {
  const ending = fileEndings[type];
  const name = given
    .toWellFormed()
    .normalize("NFC")
    .replace(UNSEEN, "")
    .replace(/^.*[\\/]/, "")
    .replace(SIGNS, "-")
    .replaceAll(/\s+/g, " ")
    .replace(/\.[a-z\d]{1,5}$/i, "")
    .replace(/^[.\s-]+|[.\s-]+$/g, "");
  const short = Array.from(name)
    .slice(0, MAX_FILE_NAME - ending.length - 1)
    .join("")
    .trim();
  return `${short === "" || !isPlainLine(short) ? "file" : short}.${ending}`;
}
