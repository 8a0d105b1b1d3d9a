import type { ProductDraft } from "./product-draft.ts";

const fields = [
  "name",
  "description",
  "price",
  "categoryId",
  "tags",
  "sku",
  "weight",
  "dimensions",
  "isActive",
  "featured",
  "attributes",
] as const satisfies readonly (keyof ProductDraft)[];
export type DraftField = (typeof fields)[number];

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields in which two drafts differ. */
export function changedFields(a: ProductDraft, b: ProductDraft): readonly DraftField[] {
  return fields.filter((field) => !isSame(a[field], b[field]));
}

/**
 * What was typed (`mine`, beginning from `base`), with what somebody else has saved meanwhile
 * (`theirs`). Each side's changes are kept; where both changed the same field, what was typed
 * stays, and the field is among the `clashes`.
 */
export function mergeDrafts(
  base: ProductDraft,
  mine: ProductDraft,
  theirs: ProductDraft,
): { draft: ProductDraft; clashes: readonly DraftField[] } {
  const typed = new Set(changedFields(base, mine));
  const saved = changedFields(base, theirs);
  const draft = Object.fromEntries(
    fields.map((field) => [field, typed.has(field) ? mine[field] : theirs[field]]),
  );
  return {
    // Every field of a draft is in the list above, which is typed by it.
    draft: { ...theirs, ...draft },
    clashes: saved.filter((field) => typed.has(field) && !isSame(mine[field], theirs[field])),
  };
}
