import { prefixes } from "#content/prefixes.ts";
import { readStored, save } from "#web/browser/browser-storage.ts";

const KEY = `${prefixes.storage}-admin-news-seen`;

/**
 * Until when this browser's owner has read the news: an ISO time of the server; null before they
 * have read any.
 */
export function readLastReadAt(): string | null {
  return readStored("local", KEY);
}

export function saveLastReadAt(at: string): void {
  save("local", KEY, at);
}

/** How many of `times`, the newest first, are later than what has been read. */
export function countUnread(times: readonly string[], lastReadAt: string): number {
  return times.filter((at) => at > lastReadAt).length;
}
