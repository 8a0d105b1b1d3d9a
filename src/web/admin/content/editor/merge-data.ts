import { joinPath, type FieldPath } from "#modules/content/fields.ts";
import { isRecord } from "#shared/json.ts";
import { getIdentity, isSame, type Data } from "./data.ts";

/** A field that both sides have changed: the typed value stays until the user has chosen. */
export type Clash = {
  readonly path: FieldPath;
  /** Value that the other person has saved there. */
  readonly theirs: unknown;
};

type Merged<T> = { readonly value: T; readonly clashes: readonly Clash[] };

/**
 * Merges the data typed here (`mine`, beginning from `base`) with the data that another user has
 * saved meanwhile (`theirs`): the changes of both, field by field.
 */
export function mergeData(
  base: Data,
  mine: Data,
  theirs: Data,
): { readonly data: Data; readonly clashes: readonly Clash[] } {
  const { value, clashes } = mergeGroup("", base, mine, theirs);
  return { data: value, clashes };
}

function merge(path: FieldPath, base: unknown, mine: unknown, theirs: unknown): Merged<unknown> {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, clashes: [] };
  if (isSame(base, mine)) return { value: theirs, clashes: [] };
  if (isGroup(base) && isGroup(mine) && isGroup(theirs))
    return mergeGroup(path, base, mine, theirs);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    if (hasSameItems(base, mine) && hasSameItems(base, theirs))
      return mergeItems(path, base, mine, theirs);
  return { value: mine, clashes: [{ path, theirs }] };
}

/** A rich text is merged as a whole, because mixed sentences of two people make no sense. */
function isGroup(value: unknown): value is Data {
  return isRecord(value) && value["type"] !== "doc";
}

function mergeGroup(path: FieldPath, base: Data, mine: Data, theirs: Data): Merged<Data> {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const merged = names.map((name) => ({
    name,
    ...merge(joinPath(path, name), base[name], mine[name], theirs[name]),
  }));
  const value: Data = Object.fromEntries(
    merged.flatMap((it): [string, unknown][] =>
      it.value === undefined ? [] : [[it.name, it.value]],
    ),
  );
  return { value, clashes: merged.flatMap(({ clashes }) => clashes) };
}

function mergeItems(
  path: FieldPath,
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): Merged<readonly unknown[]> {
  const merged = mine.map((item, at) => merge(joinPath(path, at), base[at], item, theirs[at]));
  return {
    value: merged.map(({ value }) => value),
    clashes: merged.flatMap(({ clashes }) => clashes),
  };
}

/**
 * Whether each item of a list is still the one that stood at its place: only then do their fields
 * belong together. A list that was also sorted, or got other items, is one thing.
 */
function hasSameItems(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return false;
  const identities = before.map(getIdentity);
  if (identities.every((id) => id !== undefined)) return isSame(identities, after.map(getIdentity));
  const sortItems = (items: readonly unknown[]) =>
    items.map((item) => JSON.stringify(item) ?? "").toSorted();
  return isSame(before, after) || !isSame(sortItems(before), sortItems(after));
}
