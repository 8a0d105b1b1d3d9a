import { prefixes } from "#content/prefixes.ts";
import { readStored, readStoredJson, store } from "#web/browser/browser-storage.ts";
import { areMarks, type Marks } from "./take-findings.ts";
import { emptyDraft, isTouched, parseDraft, type OrderDraft } from "./draft.ts";

const STORAGE_KEY = `${prefixes.storage}-new-order`;
const MARKS_KEY = `${prefixes.storage}-new-order-unsure`;

/** Draft that this tab held before a reload, or an empty form. */
export function readDraft(): OrderDraft {
  return parseDraft(readStored("session", STORAGE_KEY)) ?? emptyDraft();
}

/** Keeps what has been entered for a reload; an empty form leaves nothing behind. */
export function saveDraft(draft: OrderDraft): void {
  store("session", STORAGE_KEY, isTouched(draft) ? JSON.stringify(draft) : null);
}

/** Which fields a conversation has left unsure, for a reload, too. */
export function readMarks(): Marks {
  return readStoredJson("session", MARKS_KEY, areMarks) ?? {};
}

export function saveMarks(marks: Marks): void {
  store("session", MARKS_KEY, JSON.stringify(marks));
}

export function forgetDraft(): void {
  store("session", STORAGE_KEY, null);
  store("session", MARKS_KEY, null);
}
