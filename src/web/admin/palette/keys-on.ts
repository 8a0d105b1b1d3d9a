import { prefixes } from "#content/prefixes.ts";
import { readStored, store } from "#web/browser/browser-storage.ts";

const KEY = `${prefixes.storage}-admin-keys`;

/**
 * Whether shortcuts without Ctrl are on. They can be switched off for people who press keys by
 * accident, or use speech input.
 */
export function readKeysOn(): boolean {
  return readStored("local", KEY) !== "off";
}

export function keepKeysOn(areOn: boolean): void {
  store("local", KEY, areOn ? null : "off");
}
