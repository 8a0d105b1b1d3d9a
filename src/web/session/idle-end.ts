// Anyone who was signed out because of inactivity was not looking. The page to sign in says so when
// they are back.
import { prefixes } from "#content/prefixes.ts";
import { store, takeStored } from "#web/browser/browser-storage.ts";

const KEY = `${prefixes.storage}-idle-end`;

/** Lets this tab say that the session has ended by itself. */
export function noteIdleEnd(): void {
  store("session", KEY, "1");
}

let isNotedBefore: boolean | undefined;

/**
 * Whether there is such an end to tell of. It stays with this page: the next one has nothing to
 * tell.
 */
export function hasIdleEnd(): boolean {
  isNotedBefore ??= takeStored("session", KEY) !== null;
  return isNotedBefore;
}
