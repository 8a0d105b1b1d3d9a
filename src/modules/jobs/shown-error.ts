import { removePeople } from "#platform/log.ts";

const MAX_LENGTH = 300;
const MASK = "…";
/** The part of an address after the host: it may contain keys. */
const BEHIND_HOST = /\b(https?:\/\/)(?:[^\s/@]*@)?([^\s/?#"'<>]+)[^\s"'<>]*/gi;
/**
 * Tokens and keys are long and mix letters with digits; names of tables and errors do not. Ids are
 * masked along with them.
 */
const OPAQUE = /(?<![\w-])(?=[\w+/=-]*\d)(?=[\w+/=-]*[A-Za-z])[\w+/=-]{20,}(?![\w-])/g;
/** A phone number, with or without punctuation. */
const PHONE = /(?<![\w.])\+?\d[\d ()-]{7,}\d(?![\w.])/g;

/**
 * The error text for a screen: without addresses, phone numbers and keys, in at most 300
 * characters.
 */
export function toShownError(error: string): string {
  const [firstPart = ""] = error.split("\nparams:");
  // Page addresses first, because the part before their host can look like an e-mail address.
  const shown = removePeople(firstPart.replace(BEHIND_HOST, `$1$2/${MASK}`))
    .replace(OPAQUE, MASK)
    .replace(PHONE, MASK)
    .trim();
  return shown.length <= MAX_LENGTH ? shown : `${shown.slice(0, MAX_LENGTH - 1)}…`;
}
