// The browser's storage for data that may be lost. It may be full or forbidden, at each call or at
// the first access; the page then works with its own memory.
import { readJson } from "#shared/json.ts";

/** "session" ends with the tab. */
type StorageArea = "local" | "session";

/** The text stored under `key`; null where there is none or storage is forbidden. */
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return getArea(area).getItem(key);
  } catch {
    return null;
  }
}

/** The value stored as JSON under `key`, if it passes the check, because users can change it. */
export function readStoredJson<T>(
  area: StorageArea,
  key: string,
  isExpected: (value: unknown) => value is T,
): T | undefined {
  const value = readJson(readStored(area, key) ?? "");
  return isExpected(value) ? value : undefined;
}

/** Stores a text, or removes it for null. Returns false where the browser does not allow it. */
export function save(area: StorageArea, key: string, text: string | null): boolean {
  try {
    if (text === null) getArea(area).removeItem(key);
    else getArea(area).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The text stored under `key`, which is gone afterwards. */
export function removeStored(area: StorageArea, key: string): string | null {
  const text = readStored(area, key);
  if (text !== null) save(area, key, null);
  return text;
}

function getArea(area: StorageArea): Storage {
  return area === "local" ? localStorage : sessionStorage;
}
