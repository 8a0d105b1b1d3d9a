// A user who was signed out because of inactivity did not see it, so the sign-in page tells them
// later.
import { prefixes } from "#content/prefixes.ts";
import { save, removeStored } from "#web/browser/browser-storage.ts";

const KEY = `${prefixes.storage}-idle-end`;

/** Lets this tab say that the session has ended by itself. */
export function recordIdleEnd(): void {
  save("session", KEY, "1");
}

let isNotedBefore: boolean | undefined;

/** Whether this page has to tell of such an end. The next page does not. */
export function hasIdleEnd(): boolean {
  isNotedBefore ??= removeStored("session", KEY) !== null;
  return isNotedBefore;
}
