import { brand } from "#content/brand.ts";

const KEY = `${brand.storagePrefix}-admin-news-seen`;

/** Until when this browser's owner has seen the news: an ISO time of the server; null before they have seen any. */
export function readSeenUntil(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepSeenUntil(at: string): void {
  try {
    localStorage.setItem(KEY, at);
  } catch {
    // Storage may be forbidden; the news are then new again on the next page.
  }
}

/** How many of `times`, the newest first, are later than what has been seen. */
export function countUnseen(times: readonly string[], seenUntil: string): number {
  return times.filter((at) => at > seenUntil).length;
}
