import { brand } from "#content/brand.ts";

const keyOf = (messageId: string) => `${brand.storagePrefix}-reply-${messageId}`;

/** What this tab was answering to a message before it was left or reloaded. */
export function readReply(messageId: string): string {
  try {
    return sessionStorage.getItem(keyOf(messageId)) ?? "";
  } catch {
    return "";
  }
}

/** Keeps what has been typed; nothing leaves nothing behind. */
export function keepReply(messageId: string, body: string): void {
  try {
    if (body.trim() === "") sessionStorage.removeItem(keyOf(messageId));
    else sessionStorage.setItem(keyOf(messageId), body);
  } catch {
    // A browser that forbids storage: the draft lasts as long as the page.
  }
}
