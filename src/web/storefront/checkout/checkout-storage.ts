// Data that a checkout stores in this tab, and that goes with it.
import { prefixes } from "#content/prefixes.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { isRecord, readJson } from "#shared/json.ts";
import { readStored, save } from "#web/browser/browser-storage.ts";

const keys = {
  details: `${prefixes.storage}-checkout`,
  order: `${prefixes.storage}-order`,
  /** So called where tabs have stored it. */
  heldUnit: `${prefixes.storage}-kept`,
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
}

/** A unit that is held for this customer: the tab has its key, and sends it with the order. */
type HeldUnit = { readonly slug: string; readonly key: string };

export function readHeldUnit(): HeldUnit | undefined {
  const value = readJson(readPart("heldUnit") ?? "");
  if (!isRecord(value)) return undefined;
  const { slug, key } = value;
  const isHeld = typeof slug === "string" && typeof key === "string" && /^[\w-]{1,64}$/.test(key);
  return isHeld ? { slug, key } : undefined;
}

/** The catalog as this tab can order from it: with what is held for it. */
export function withHeldUnit(catalog: readonly CatalogVariant[]): readonly CatalogVariant[] {
  const held = readHeldUnit();
  if (held === undefined) return catalog;
  return catalog.map((variant) =>
    variant.slug === held.slug ? { ...variant, available: variant.available + 1 } : variant,
  );
}
