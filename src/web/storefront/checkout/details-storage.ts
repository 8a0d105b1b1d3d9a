import { prefixes } from "#content/prefixes.ts";
import { readStored, save } from "#web/browser/browser-storage.ts";

/** Details that were typed belong to this tab and go with it. */
const DETAILS_KEY = `${prefixes.storage}-checkout`;

export const readDetailsText = (): string | null => readStored("session", DETAILS_KEY);

export function writeDetailsText(text: string): void {
  save("session", DETAILS_KEY, text);
}

/** Forgets what was typed, once the order is confirmed. */
export function deleteDetails(): void {
  save("session", DETAILS_KEY, null);
}
