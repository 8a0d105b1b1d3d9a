import { brand } from "#content/brand.ts";

const KEY = `${brand.storagePrefix}-admin-keys`;

/** Whether keys without Ctrl do something. Some people press keys without meaning to, or speak to their computer. */
export function readKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

export function keepKeysOn(areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "off");
  } catch {
    // Storage may be forbidden; the choice then lasts for this page.
  }
}
