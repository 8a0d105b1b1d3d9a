import { prefixes } from "#content/prefixes.ts";
import { readStored, save } from "#web/browser/browser-storage.ts";

const KEY = `${prefixes.storage}-admin-keys`;

/**
 * Whether shortcuts without Ctrl are on. They can be switched off for people who press keys by
 * accident, or use speech input.
 */
export function readKeysOn(): boolean {
  return readStored("local", KEY) !== "off";
}

export function saveKeysOn(areOn: boolean): void {
  save("local", KEY, areOn ? null : "off");
}
