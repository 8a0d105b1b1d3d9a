import { prefixes } from "#content/prefixes.ts";
import { readStored, store } from "#web/browser/browser-storage.ts";

const KEY = `${prefixes.storage}-admin-keys`;

/**
 * Whether keys without Ctrl do something. Some people press keys without meaning to, or speak to
 * their computer.
 */
export function readKeysOn(): boolean {
  return readStored("local", KEY) !== "off";
}

export function keepKeysOn(areOn: boolean): void {
  store("local", KEY, areOn ? null : "off");
}
