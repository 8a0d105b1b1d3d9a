import { prefixes } from "#content/prefixes.ts";
import { readStored, readStoredJson, save } from "#web/browser/browser-storage.ts";
import { areMarks, type Marks } from "./apply-findings.ts";
import { createEmptyDraft, isTouched, parseDraft, type OrderDraft } from "./draft.ts";

const STORAGE_KEY = `${prefixes.storage}-new-order`;
const MARKS_KEY = `${prefixes.storage}-new-order-unsure`;

/** Draft that this tab held before a reload, or an empty form. */
export function readDraft(): OrderDraft {
  return parseDraft(readStored("session", STORAGE_KEY)) ?? createEmptyDraft();
}

/** Keeps what has been entered for a reload; an empty form leaves nothing behind. */
export function saveDraft(draft: OrderDraft): void {
  save("session", STORAGE_KEY, isTouched(draft) ? JSON.stringify(draft) : null);
}

/** Which fields a conversation has left unsure, for a reload, too. */
export function readMarks(): Marks {
  return readStoredJson("session", MARKS_KEY, areMarks) ?? {};
}

export function saveMarks(marks: Marks): void {
  save("session", MARKS_KEY, JSON.stringify(marks));
}

export function deleteDraft(): void {
  save("session", STORAGE_KEY, null);
  save("session", MARKS_KEY, null);
}
