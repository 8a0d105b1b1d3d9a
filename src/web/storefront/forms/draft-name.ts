import { prefixes } from "#content/prefixes.ts";
import { readStored, store } from "#web/browser/browser-storage.ts";

/** The name under which this tab stores the draft of a form. */
export const draftName = (form: string) => `${prefixes.storage}-form-${form}`;

/** Whether there may be a draft of this form from before a reload. */
export function hasDraft(form: string): boolean {
  return readStored("session", draftName(form)) !== null;
}

export function forgetDraft(form: string): void {
  store("session", draftName(form), null);
}
