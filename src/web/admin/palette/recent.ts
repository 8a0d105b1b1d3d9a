import { prefixes } from "#content/prefixes.ts";
import { isRecord } from "#shared/json.ts";
import { readStoredJson, save } from "#web/browser/browser-storage.ts";

const KEY = `${prefixes.storage}-admin-recent`;
const MOST = 6;

/**
 * Something that was opened: the address, and what it is called. Names of customers are not kept.
 */
export type Recent = { readonly path: string; readonly name: string };

/** Pages opened last in this browser, the latest first. */
export function readRecent(): readonly Recent[] {
  const stored = readStoredJson("local", KEY, isList);
  return stored?.filter(isRecent).slice(0, MOST) ?? [];
}

/** Adds an entry at the front, without duplicates and with a limit. */
export function saveRecent(opened: Recent): void {
  const others = readRecent().filter(({ path }) => path !== opened.path);
  save("local", KEY, JSON.stringify([opened, ...others].slice(0, MOST)));
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

function isRecent(value: unknown): value is Recent {
  if (!isRecord(value)) return false;
  const { path, name } = value;
  return typeof path === "string" && path.startsWith("/admin/") && typeof name === "string";
}
