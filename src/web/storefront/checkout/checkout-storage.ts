// Data that a checkout stores in this tab, and that goes with it.
import { prefixes } from "#content/prefixes.ts";
import { readStored, save } from "#web/browser/browser-storage.ts";

const keys = {
  details: `${prefixes.storage}-checkout`,
  order: `${prefixes.storage}-order`,
  way: `${prefixes.storage}-way`,
} as const;

type Part = keyof typeof keys;

/** For browsers that forbid storage: it then lasts as long as the page. */
const unstored: Partial<Record<Part, string>> = {};

/** The stored JSON; null where there is none. */
export const readPart = (part: Part): string | null =>
  readStored("session", keys[part]) ?? unstored[part] ?? null;

/** Stores a value as JSON, or removes it for null. */
export function savePart(part: Part, value: object | null): void {
  const text = value && JSON.stringify(value);
  const isStored = save("session", keys[part], text);
  unstored[part] = isStored || text === null ? undefined : text;
}

/** Forgets what was typed and ordered, once the order is there: the next one is a new one. */
export function deleteOrdered(): void {
  savePart("details", null);
  savePart("order", null);
  savePart("way", null);
}
