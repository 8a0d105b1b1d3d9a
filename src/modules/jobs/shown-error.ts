import { withoutPeople } from "#platform/log.ts";

const MAX_LENGTH = 300;
const MASK = "…";
/** Everything of an address behind its host: keys stand there. */
const BEHIND_HOST = /\b(https?:\/\/)(?:[^\s/@]*@)?([^\s/?#"'<>]+)[^\s"'<>]*/gi;
/**
 * Tokens and keys are long and mix letters with digits; names of tables and errors do not. Ids are
 * masked along with them.
 */
const OPAQUE = /(?<![\w-])(?=[\w+/=-]*\d)(?=[\w+/=-]*[A-Za-z])[\w+/=-]{20,}(?![\w-])/g;
/** A phone number, with or without the signs in it. */
const PHONE = /(?<![\w.])\+?\d[\d ()-]{7,}\d(?![\w.])/g;

/**
 * The error text for a screen: without addresses, phone numbers and keys, in at most 300
 * characters.
 */
export function shownError(error: string): string {
  const [firstPart = ""] = error.split("\nparams:");
  // Addresses of pages first: what stands before their host looks like an e-mail address.
  const shown = withoutPeople(firstPart.replace(BEHIND_HOST, `$1$2/${MASK}`))
    .replace(OPAQUE, MASK)
    .replace(PHONE, MASK)
    .trim();
  return shown.length <= MAX_LENGTH ? shown : `${shown.slice(0, MAX_LENGTH - 1)}…`;
}
