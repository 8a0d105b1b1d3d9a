// Signing in loads a new page, which then greets the user.
import { prefixes } from "#content/prefixes.ts";
import { save, removeStored } from "#web/browser/browser-storage.ts";
import { nowMs } from "#web/browser/clock.ts";

const KEY = `${prefixes.storage}-welcome`;
/** On a page that takes longer to come, the greeting would be about something long ago. */
const MAX_AGE_MS = 30_000;

/** Lets the page that is loaded next in this tab greet, in its own language. */
export function saveWelcome(): void {
  save("session", KEY, String(nowMs()));
}

/** Whether this page should greet; true only once. */
export function consumeWelcome(): boolean {
  const storedAt = removeStored("session", KEY);
  return storedAt !== null && Math.abs(nowMs() - Number(storedAt)) < MAX_AGE_MS;
}
