import type { Content } from "#modules/content/documents.ts";

/** The most characters that the table takes. */
const MAX_WORDING = 2_000;

/** The text beside the button, stored as the proof of consent. */
export function getConsentWording({ block }: Pick<Content["newsletter"], "block">): string {
  const { heading, text, privacy, button } = block;
  return [heading, text, privacy, button].join("\n").slice(0, MAX_WORDING).toWellFormed();
}
