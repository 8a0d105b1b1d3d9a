import type { FilledForm } from "./filled-form.ts";
import type { SpamReason } from "./kinds.ts";

/** Nobody reads a form, fills it in and sends it faster than that. */
const MIN_ELAPSED_MS = 2_000;
const MAX_LINKS = 2;
const LINK = /(?:[a-z][a-z\d+.-]{0,20}:\/\/|\bwww\.)[^\s"'<>\]]+/gi;

/**
 * Why a form is taken for that of a program, or null. `text` is what was written. Whoever sends
 * spam learns nothing of this: the answer is the same.
 */
export function getSpamReason(
  form: Pick<FilledForm<string>, "website" | "elapsedMs">,
  text: string,
): SpamReason | null {
  if (form.website !== undefined && form.website.trim() !== "") return "honeypot";
  if (form.elapsedMs !== undefined && form.elapsedMs < MIN_ELAPSED_MS) return "too_fast";
  return (text.match(LINK)?.length ?? 0) > MAX_LINKS ? "links" : null;
}
