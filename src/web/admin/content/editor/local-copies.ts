import { prefixes } from "#content/prefixes.ts";
import { readStoredJson, save } from "#web/browser/browser-storage.ts";
import { isLocalCopy, type LocalCopy } from "./edit-state.ts";

const getKey = (key: string) => `${prefixes.storage}-document-${key}`;

/** Copy of a document that this computer keeps until the server has it. */
export function readCopy(key: string): LocalCopy | undefined {
  return readStoredJson("local", getKey(key), isLocalCopy);
}

/** Keeps the typed data until the server has them, where the browser allows it. */
export function saveCopy(key: string, { base, data }: LocalCopy): void {
  save("local", getKey(key), JSON.stringify({ base, data }));
}

export function deleteCopy(key: string): void {
  save("local", getKey(key), null);
}
