// A session as the browser remembers it. This is part of every page, so it is small and checks by
// hand.
import { prefixes } from "#content/prefixes.ts";
import type { Session } from "#modules/identity/contract.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { isRecord, readJson } from "#shared/json.ts";
import { save } from "#web/browser/browser-storage.ts";

export const SESSION_KEY = `${prefixes.storage}-session`;
/** When the session came, by this browser's clock: the server's may be set differently. */
export const RECEIVED_KEY = `${prefixes.storage}-session-received`;
/** When the person last did something, in any tab. */
export const ACTIVITY_KEY = `${prefixes.storage}-session-activity`;

/** Time without activity after which a user is signed out. */
export const IDLE_TIMEOUT_MS = 30 * MINUTE_MS;

/** Values that storage would not take; they last as long as the page. */
const memory = new Map<string, string>();

/** The text kept under `key`, or null. Throws when the browser forbids to look. */
export function readItem(key: string): string | null {
  return memory.get(key) ?? localStorage.getItem(key); // storage: callers tell an error
}

/** Keeps a text, or with null removes it. False when it will not outlast the page. */
export function writeItem(key: string, text: string | null): boolean {
  memory.delete(key);
  const isStored = save("local", key, text);
  if (!isStored && text !== null) memory.set(key, text);
  return isStored;
}

/** A time that was kept under `key`, in milliseconds since 1970; undefined if there is none. */
export function readTime(key: string): number | undefined {
  try {
    const time = Number(readItem(key) ?? Number.NaN);
    return Number.isFinite(time) ? time : undefined;
  } catch {
    return undefined;
  }
}

/** The session that `text` describes; undefined for anything else. Any script can write storage. */
export function parseSession(text: string): Session | undefined {
  const value = readJson(text);
  return isSession(value) ? value : undefined;
}

function isSession(value: unknown): value is Session {
  return (
    isRecord(value) &&
    isToken(value["access_token"]) &&
    isToken(value["refresh_token"]) &&
    Number.isFinite(value["expires_in"]) &&
    Number.isFinite(value["expires_at"]) &&
    value["token_type"] === "bearer" &&
    isUser(value["user"])
  );
}

function isUser(value: unknown): boolean {
  return (
    isRecord(value) &&
    ["id", "email", "full_name", "created_at"].every((name) => typeof value[name] === "string")
  );
}

/** A token travels in a header, where nothing but visible ASCII is allowed. */
function isToken(value: unknown): boolean {
  return typeof value === "string" && /^[!-~]+$/.test(value);
}
