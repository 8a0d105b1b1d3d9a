// Whoever was signed out because of inactivity was not looking. The page to sign in says so when they are back.
import { brand } from "#content/brand.ts";

const KEY = `${brand.storagePrefix}-idle-end`;

/** Lets this tab say that the session has ended by itself. */
export function noteIdleEnd(): void {
  try {
    sessionStorage.setItem(KEY, "1");
  } catch {
    // A browser that stores nothing cannot say it on another page.
  }
}

let isNotedBefore: boolean | undefined;

/** Whether there is such an end to tell of. It stays with this page: the next one has nothing to tell. */
export function hasIdleEnd(): boolean {
  isNotedBefore ??= take();
  return isNotedBefore;
}

function take(): boolean {
  try {
    const isNoted = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isNoted;
  } catch {
    return false;
  }
}
