// Signing in loads a new page, which then greets whoever came.
import { brand } from "#content/brand.ts";

const KEY = `${brand.storagePrefix}-welcome`;
/** On a page that takes longer to come, the greeting would be about something long ago. */
const MAX_AGE_MS = 30_000;

/** Lets the page that is loaded next in this tab greet, in its own language. */
export function welcomeOnNextPage(): void {
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // A browser that stores nothing greets nobody; whoever signed in is signed in all the same.
  }
}

/** Whether this page is to greet; true once. */
export function takeWelcome(): boolean {
  try {
    const keptAt = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return keptAt !== null && Math.abs(Date.now() - Number(keptAt)) < MAX_AGE_MS;
  } catch {
    return false;
  }
}
