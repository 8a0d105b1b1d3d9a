import { brand } from "#content/brand.ts";

/** Under which name the draft of a form is kept in this tab. */
export const draftName = (form: string) => `${brand.storagePrefix}-form-${form}`;

/** Whether something of this form may be left from before a reload. */
export function hasDraft(form: string): boolean {
  try {
    return sessionStorage.getItem(draftName(form)) !== null;
  } catch {
    return false;
  }
}

export function forgetDraft(form: string): void {
  try {
    sessionStorage.removeItem(draftName(form));
  } catch {
    // Then nothing was kept either.
  }
}
