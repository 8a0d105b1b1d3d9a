// Changes from one version of a document to another, in a form that people can read.
import { diffArrays, diffWordsWithSpace } from "diff";
import { type Field, type FieldPath, joinPath } from "#modules/content/fields.ts";
import { isRecord } from "#shared/json.ts";
import { isSame } from "#shared/records/merge-drafts.ts";
import { getAt, getIdentity } from "../editor/data.ts";
import { toReadableText } from "./readable-text.ts";

/** A piece of a text that is unchanged, added or removed. */
export type Piece = { readonly text: string; readonly kind: "same" | "added" | "removed" };

export type Difference = {
  /** Its place in the newer version; for a removed one, its place in the older version. */
  readonly path: FieldPath;
  readonly kind: "changed" | "added" | "removed" | "moved";
  readonly pieces: readonly Piece[];
};

/** The fields that differ, in the order of the document. */
export function listDifferences(field: Field, before: unknown, after: unknown): Difference[] {
  return compare("", field, before, after);
}

function compare(path: FieldPath, field: Field, before: unknown, after: unknown): Difference[] {
  if (isSame(before, after)) return [];
  if (field.kind === "group")
    return Object.entries(field.fields).flatMap(([name, each]) =>
      compare(joinPath(path, name), each, getAt(before, name), getAt(after, name)),
    );
  if (field.kind === "list") return compareLists(path, field.of, toList(before), toList(after));
  const [from, to] = [toReadableText(field, before), toReadableText(field, after)];
  return from === to ? [] : [{ path, kind: "changed", pieces: comparePieces(field, from, to) }];
}

/** Words of a text; anything else is replaced as a whole. */
function comparePieces(field: Field, from: string, to: string): Piece[] {
  if (field.kind !== "line" && field.kind !== "text" && field.kind !== "richText")
    return [{ text: from, kind: "removed" } as const, { text: to, kind: "added" } as const].filter(
      ({ text }) => text !== "",
    );
  return diffWordsWithSpace(from, to).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? "added" : removed ? "removed" : "same",
  }));
}

type Items = readonly unknown[];
type Run = { readonly items: readonly number[]; readonly kind: Piece["kind"] };

/** Items with an id are matched by it; others by their place. */
function compareLists(path: FieldPath, of: Field, before: Items, after: Items): Difference[] {
  const listKeys = (items: Items) => items.map((item) => getIdentity(item) ?? JSON.stringify(item));
  const differences: Difference[] = [];
  const oldKeys = listKeys(before);
  const newKeys = listKeys(after);
  const runs = toRuns(oldKeys, newKeys);
  for (const [place, { items, kind }] of runs.entries()) {
    const next = runs[place + 1];
    for (const [at, item] of items.entries()) {
      // An item removed and one added at the same place are one item that changed.
      const partner = kind === "removed" && next?.kind === "added" ? next.items[at] : undefined;
      const last = runs[place - 1];
      const isListed = kind === "added" && last?.kind === "removed" && at < last.items.length;
      if (kind === "same") {
        const old = oldKeys.indexOf(newKeys[item] ?? "");
        differences.push(...compare(joinPath(path, item), of, before[old], after[item]));
      } else if (partner !== undefined && isReplaced(before[item], after[partner]))
        differences.push(...compare(joinPath(path, partner), of, before[item], after[partner]));
      else if (kind === "removed") {
        const moved = newKeys.indexOf(oldKeys[item] ?? "");
        if (moved === -1) differences.push(describeItem(path, item, of, before[item], "removed"));
        else {
          differences.push({ path: joinPath(path, moved), kind: "moved", pieces: [] });
          differences.push(...compare(joinPath(path, moved), of, before[item], after[moved]));
        }
      }
      if (kind !== "added" || oldKeys.includes(newKeys[item] ?? "")) continue;
      const old = isListed ? before[last.items[at] ?? -1] : undefined;
      if (old === undefined || !isReplaced(old, after[item]))
        differences.push(describeItem(path, item, of, after[item], "added"));
    }
  }
  return differences;
}

/** The places of items that stayed in order (in the newer list), were added, or were removed. */
function toRuns(before: readonly string[], after: readonly string[]): Run[] {
  let [old, now] = [0, 0];
  return diffArrays([...before], [...after]).map(({ count, added, removed }) => {
    const from = removed ? old : now;
    if (!added) old += count;
    if (!removed) now += count;
    const items = Array.from({ length: count }, (_, at) => from + at);
    return { items, kind: added ? "added" : removed ? "removed" : "same" };
  });
}

/** Two items without ids at one place are versions of the same thing. */
function isReplaced(before: unknown, after: unknown): boolean {
  return getIdentity(before) === undefined && getIdentity(after) === undefined;
}

function describeItem(
  path: FieldPath,
  at: number,
  field: Field,
  item: unknown,
  kind: "added" | "removed",
): Difference {
  return { path: joinPath(path, at), kind, pieces: [{ text: toReadableText(field, item), kind }] };
}

function toList(value: unknown): Items {
  return Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
}
