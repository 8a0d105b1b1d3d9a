import { brand } from "#content/brand.ts";

const KEY = `${brand.storagePrefix}-admin-recent`;
const MOST = 6;

/** Something that was opened: the address, and what it is called. Names of customers are not kept. */
export type Recent = { readonly path: string; readonly name: string };

/** What was opened last in this browser, the latest first. */
export function readRecent(): readonly Recent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Puts something in front; once, and without the oldest where there are too many. */
export function keepRecent(opened: Recent): void {
  const others = readRecent().filter(({ path }) => path !== opened.path);
  try {
    localStorage.setItem(KEY, JSON.stringify([opened, ...others].slice(0, MOST)));
  } catch {
    // Storage may be forbidden; then nothing is remembered.
  }
}

function isRecent(value: unknown): value is Recent {
  if (typeof value !== "object" || value === null) return false;
  const { path, name } = value as { path?: unknown; name?: unknown };
  return typeof path === "string" && path.startsWith("/admin/") && typeof name === "string";
}
