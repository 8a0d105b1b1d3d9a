import { prefixes } from "#content/prefixes.ts";
import { readStored, save } from "#web/browser/browser-storage.ts";

const KEY = `${prefixes.storage}-admin-news-seen`;

/**
 * Until when this browser's owner has seen the news: an ISO time of the server; null before they
 * have seen any.
 */
export function readSeenUntil(): string | null {
  return readStored("local", KEY);
}

export function saveSeenUntil(at: string): void {
  save("local", KEY, at);
}

/** How many of `times`, the newest first, are later than what has been seen. */
export function countUnseen(times: readonly string[], seenUntil: string): number {
  return times.filter((at) => at > seenUntil).length;
}
