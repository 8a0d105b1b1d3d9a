import { fillWords, type PlaceholderValues } from "#modules/content/placeholders.ts";
import { getTitleField, shownBySearch } from "#modules/content/search-words.ts";
import { findWrongFacts, type PromisedFacts } from "#modules/content/typed-facts.ts";
import { findContradictions, type PromisedNumbers } from "#modules/content/typed-promises.ts";
import { isRecord } from "#shared/json.ts";
import type { Finding } from "./contract.ts";
import type { DescribedDocument } from "./described-document.ts";
import type { ShopAddresses } from "./shop-addresses.ts";
import { listLeaves, type Leaf } from "./walk-document.ts";

/** The documents that hold the numbers themselves. */
export const holdsNumbers: ReadonlySet<string> = new Set(["brand", "policies"]);

export type WarningContext = {
  readonly values: PlaceholderValues;
  readonly numbers: PromisedNumbers;
  readonly facts: PromisedFacts;
  readonly addresses: ShopAddresses;
};

/** Warnings: they do not prevent publishing. */
export function findWarnings(
  document: DescribedDocument,
  data: unknown,
  around: WarningContext,
): Finding[] {
  const leaves = listLeaves(document.fields, data);
  return [
    ...leaves.flatMap((leaf) => findLeafWarnings(leaf, around)),
    ...(holdsNumbers.has(document.key) ? [] : findWrongPromises(leaves, around)),
    ...findCut(document, data, around.values),
    ...findUnlinked(document, data, around.addresses),
  ];
}

/** A page that the owner has added, while neither a menu nor the footer names it. */
function findUnlinked(
  { kind, seed, getPath }: DescribedDocument,
  data: unknown,
  { linked }: ShopAddresses,
): Finding[] {
  const path = kind === "page" && seed === null && isRecord(data) ? getPath(data) : null;
  return path === null || linked.has(path)
    ? []
    : [{ field: "slug", code: "not_in_a_menu", detail: path }];
}

function findLeafWarnings({ path, value, kind }: Leaf, { addresses }: WarningContext): Finding[] {
  const isBroken = kind === "link" && value.startsWith("/") && !addresses.has(value);
  if (isBroken) return [{ field: path, code: "broken_link", detail: value }];
  const isBare = kind === "alt" && value.startsWith("/uploads/") && !addresses.described.has(value);
  return isBare ? [{ field: path, code: "missing_alt", detail: value }] : [];
}

function findWrongPromises(leaves: readonly Leaf[], { numbers, facts }: WarningContext): Finding[] {
  return leaves
    .filter(({ kind }) => kind === "words")
    .flatMap(({ path, value }) => [
      ...findContradictions(value, numbers).map(({ typed, promised }) => ({
        field: path,
        code: "contradicts_policy" as const,
        detail: `${typed} ≠ ${promised}`,
      })),
      ...findWrongFacts(value, facts).map(({ typed, promised }) => ({
        field: path,
        code: "contradicts_fact" as const,
        detail: `${typed} ≠ ${promised}`,
      })),
    ]);
}

/**
 * The title and the description of a page for search engines, with placeholders filled; not those
 * that came with the shop.
 */
function findCut({ seed }: DescribedDocument, data: unknown, values: PlaceholderValues): Finding[] {
  if (!isRecord(data) || typeof data["description"] !== "string") return [];
  return [
    { field: getTitleField(data), longest: shownBySearch.title },
    { field: "description", longest: shownBySearch.description },
  ].flatMap(({ field, longest }) => {
    const text = data[field];
    if (typeof text !== "string" || text === seed?.[field]) return [];
    const { length } = fillWords(text, values);
    return length > longest
      ? [{ field, code: "title_is_cut" as const, detail: `${length} > ${longest}` }]
      : [];
  });
}
