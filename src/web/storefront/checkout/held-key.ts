// A piece that is held for this customer: the tab has its key, and sends it with the order.
import { prefixes } from "#content/prefixes.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { isRecord } from "#shared/json.ts";
import { readStoredJson, save } from "#web/browser/browser-storage.ts";

const STORAGE_KEY = `${prefixes.storage}-kept`;

type HeldKey = {
  /** Of the variant that one piece is held of. */
  readonly slug: string;
  readonly key: string;
};

export const readHeldKey = (): HeldKey | undefined =>
  readStoredJson("session", STORAGE_KEY, isHeldKey);

export function saveHeldKey(held: HeldKey): void {
  save("session", STORAGE_KEY, JSON.stringify(held));
}

/** Once it was ordered, or the shop says that it is held no more. */
export function deleteHeldKey(): void {
  save("session", STORAGE_KEY, null);
}

/** The catalog as this tab can order from it: with what is held for it. */
export function withHeld(catalog: readonly CatalogVariant[]): readonly CatalogVariant[] {
  const held = readHeldKey();
  if (held === undefined) return catalog;
  return catalog.map((variant) =>
    variant.slug === held.slug ? { ...variant, available: variant.available + 1 } : variant,
  );
}

function isHeldKey(value: unknown): value is HeldKey {
  if (!isRecord(value)) return false;
  const { slug, key } = value;
  return typeof slug === "string" && typeof key === "string" && /^[\w-]{1,64}$/.test(key);
}
