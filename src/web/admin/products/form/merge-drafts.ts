const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields in which two drafts of one form differ. */
export function changedFields<Draft extends object>(a: Draft, b: Draft): readonly (keyof Draft)[] {
  // Drafts of one form have the same fields.
  const fields = Object.keys(a) as (keyof Draft)[];
  return fields.filter((field) => !isSame(a[field], b[field]));
}

/**
 * Merges the typed draft (`mine`, beginning from `base`) with the one that somebody else has saved
 * meanwhile (`theirs`). Each side's changes are kept; where both changed the same field, the typed
 * value stays, and the field is among the `clashes`.
 */
export function mergeDrafts<Draft extends object>(
  base: Draft,
  mine: Draft,
  theirs: Draft,
): { draft: Draft; clashes: readonly (keyof Draft)[] } {
  const typed = changedFields(base, mine);
  const draft = { ...theirs };
  for (const field of typed) draft[field] = mine[field];
  return {
    draft,
    clashes: changedFields(base, theirs).filter(
      (field) => typed.includes(field) && !isSame(mine[field], theirs[field]),
    ),
  };
}
