// A unit that is held for this customer: the tab has its key, and sends it with the order. Apart
// from the checkout's other data, because the first step needs it.
import { prefixes } from "#content/prefixes.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { isRecord } from "#shared/json.ts";
import { readStoredJson, save } from "#web/browser/browser-storage.ts";

/** So called where tabs have stored it. */
const STORAGE_KEY = `${prefixes.storage}-kept`;

type HeldUnit = { readonly slug: string; readonly key: string };

export const readHeldUnit = (): HeldUnit | undefined =>
  readStoredJson("session", STORAGE_KEY, isHeldUnit);

/** Null once it was ordered, or the shop says that it is held no more. */
export function saveHeldUnit(held: HeldUnit | null): void {
  save("session", STORAGE_KEY, held && JSON.stringify(held));
}

/** The catalog as this tab can order from it: with what is held for it. */
export function withHeldUnit(catalog: readonly CatalogVariant[]): readonly CatalogVariant[] {
  const held = readHeldUnit();
  return catalog.map((variant) =>
    variant.slug === held?.slug ? { ...variant, available: variant.available + 1 } : variant,
  );
}

function isHeldUnit(value: unknown): value is HeldUnit {
  if (!isRecord(value)) return false;
  const { slug, key } = value;
  return typeof slug === "string" && typeof key === "string" && /^[\w-]{1,64}$/.test(key);
}
