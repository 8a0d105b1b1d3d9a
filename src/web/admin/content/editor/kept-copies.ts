import { prefixes } from "#content/prefixes.ts";
import { readStoredJson, store } from "#web/browser/browser-storage.ts";
import { isKeptCopy, type KeptCopy } from "./edit-state.ts";

const getKey = (key: string) => `${prefixes.storage}-document-${key}`;

/** What this computer keeps of a document that the server has not got yet. */
export function readCopy(key: string): KeptCopy | undefined {
  return readStoredJson("local", getKey(key), isKeptCopy);
}

/** Keeps words until the server has them, where the browser allows it. */
export function keepCopy(key: string, { base, data }: KeptCopy): void {
  store("local", getKey(key), JSON.stringify({ base, data }));
}

export function forgetCopy(key: string): void {
  store("local", getKey(key), null);
}
