const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields in which two drafts of one form differ. */
export function changedFields<Draft extends object>(a: Draft, b: Draft): readonly (keyof Draft)[] {
  // Drafts of one form have the same fields.
  const fields = Object.keys(a) as (keyof Draft)[];
  return fields.filter((field) => !isSame(a[field], b[field]));
}

/**
 * What was typed (`mine`, beginning from `base`), with what somebody else has saved meanwhile
 * (`theirs`). Each side's changes are kept; where both changed the same field, what was typed
 * stays, and the field is among the `clashes`.
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
