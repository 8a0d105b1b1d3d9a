import { isRecord } from "../json.ts";

/** Whether two values of fields are equal, in whatever order their own fields are stored. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || toText(one) === toText(other);
}

function toText(value: unknown): string {
  return (
    JSON.stringify(value, (_, each: unknown) =>
      isRecord(each)
        ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : each,
    ) ?? ""
  );
}

/** The fields in which two drafts of one form differ. */
export function findChangedFields<Draft extends object>(
  a: Draft,
  b: Draft,
): readonly (keyof Draft)[] {
  // Of a document, either may have fields that the other lacks.
  const fields = Object.keys({ ...a, ...b }) as (keyof Draft)[];
  return fields.filter((field) => !isSame(a[field], b[field]));
}

/**
 * Merges the typed draft (`mine`, beginning from `base`) with the one that another user has saved
 * meanwhile (`theirs`). Each side's changes are kept; where both changed the same field, the typed
 * value stays, and the field is among the `clashes`.
 */
export function mergeDrafts<Draft extends object>(
  base: Draft,
  mine: Draft,
  theirs: Draft,
): { draft: Draft; clashes: readonly (keyof Draft)[] } {
  const typed = findChangedFields(base, mine);
  const draft = { ...theirs };
  for (const field of typed) draft[field] = mine[field];
  return {
    draft,
    clashes: findChangedFields(base, theirs).filter(
      (field) => typed.includes(field) && !isSame(mine[field], theirs[field]),
    ),
  };
}

/** A draft, with the fields that another user has changed while they were being changed here. */
export type Drafting<Draft extends object> = {
  readonly draft: Draft;
  readonly clashes: readonly (keyof Draft)[];
};

/**
 * The draft merged with what another user has saved meanwhile: `theirs`, where `base` was before.
 */
export function mergeNews<Draft extends object>(
  { draft, clashes }: Drafting<Draft>,
  base: Draft,
  theirs: Draft,
): Drafting<Draft> {
  const merged = mergeDrafts(base, draft, theirs);
  const found = [...clashes, ...merged.clashes];
  return {
    draft: merged.draft,
    clashes: findChangedFields(merged.draft, theirs).filter((field) => found.includes(field)),
  };
}

/** The draft with the saved value of a field, which is no clash any more. */
export function mergeSaved<Draft extends object>(
  { draft, clashes }: Drafting<Draft>,
  saved: Draft,
  field: keyof Draft,
): Drafting<Draft> {
  return {
    draft: { ...draft, [field]: saved[field] },
    clashes: clashes.filter((it) => it !== field),
  };
}
