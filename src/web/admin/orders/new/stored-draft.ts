import { prefixes } from "#content/prefixes.ts";
import { readStored, store } from "#web/browser/browser-storage.ts";
import { emptyDraft, isTouched, parseDraft, type OrderDraft } from "./draft.ts";

const STORAGE_KEY = `${prefixes.storage}-new-order`;

/** What this tab was entering before it was reloaded, or an empty form. */
export function readDraft(): OrderDraft {
  return parseDraft(readStored("session", STORAGE_KEY)) ?? emptyDraft();
}

/** Keeps what has been entered for a reload; an empty form leaves nothing behind. */
export function saveDraft(draft: OrderDraft): void {
  store("session", STORAGE_KEY, isTouched(draft) ? JSON.stringify(draft) : null);
}

export function forgetDraft(): void {
  store("session", STORAGE_KEY, null);
}
