import { prefixes } from "#content/prefixes.ts";
import { readStored, save } from "#web/browser/browser-storage.ts";

/** The name under which this tab stores the draft of a form. */
export const getDraftName = (form: string) => `${prefixes.storage}-form-${form}`;

/** Whether there may be a draft of this form from before a reload. */
export function hasDraft(form: string): boolean {
  return readStored("session", getDraftName(form)) !== null;
}

export function deleteDraft(form: string): void {
  save("session", getDraftName(form), null);
}
