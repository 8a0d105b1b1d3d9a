import type { FilledForm } from "./filled-form.ts";
import type { SpamReason } from "./kinds.ts";

/** No person can read a form, fill it in and send it faster than this. */
const MIN_ELAPSED_MS = 2_000;
const MAX_LINKS = 2;
const LINK = /(?:[a-z\d]:\/\/|\bwww\.)[^\s"'<>\]]+/gi;

/**
 * Why a form counts as spam, or null. `text` is the message. The answer to spam is the same as to
 * any message, so that its sender learns nothing.
 */
export function getSpamReason(
  form: Pick<FilledForm<string>, "website" | "elapsedMs">,
  text: string,
): SpamReason | null {
  if (form.website !== undefined && form.website.trim() !== "") return "honeypot";
  if (form.elapsedMs !== undefined && form.elapsedMs < MIN_ELAPSED_MS) return "too_fast";
  return (text.match(LINK)?.length ?? 0) > MAX_LINKS ? "links" : null;
}
