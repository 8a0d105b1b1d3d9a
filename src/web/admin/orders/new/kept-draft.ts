import { brand } from "#content/brand.ts";
import { emptyDraft, isTouched, parseDraft, type OrderDraft } from "./draft.ts";

const STORAGE_KEY = `${brand.storagePrefix}-new-order`;

/** What this tab was entering before it was reloaded, or an empty form. */
export function readDraft(): OrderDraft {
  try {
    return parseDraft(sessionStorage.getItem(STORAGE_KEY)) ?? emptyDraft();
  } catch {
    return emptyDraft();
  }
}

/** Keeps what has been entered for a reload; an empty form leaves nothing behind. */
export function keepDraft(draft: OrderDraft): void {
  if (!isTouched(draft)) return forgetDraft();
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // A browser that forbids storage: the draft lasts as long as the page.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Then nothing was kept either.
  }
}
