// The fields of a document as they are edited: plain data, and where in it a field stands.
import { getEmptyValue } from "#modules/content/fill-missing.ts";
import type { Field, FieldPath } from "#modules/content/fields.ts";
import { isRecord } from "#shared/json.ts";

export type Data = Readonly<Record<string, unknown>>;

/** Value at a path; undefined where the path does not exist. */
export function getAt(value: unknown, path: FieldPath): unknown {
  let found = value;
  for (const step of splitPath(path))
    if (Array.isArray(found)) found = found[Number(step)];
    else if (isRecord(found) && Object.hasOwn(found, step)) found = found[step];
    else return undefined;
  return found;
}

/** The data with another value at a path; all other parts keep their identity. */
export function setAt(data: Data, path: FieldPath, value: unknown): Data {
  const changed = change(data, splitPath(path), value);
  return isRecord(changed) ? changed : data;
}

function change(within: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(within))
    return within.map((item: unknown, at) =>
      at === Number(step) ? change(item, rest, value) : item,
    );
  const record = isRecord(within) ? within : {};
  return { ...record, [step]: change(record[step], rest, value) };
}

function splitPath(path: FieldPath): readonly string[] {
  return path === "" ? [] : path.split(".");
}

/** An empty value for a field, optional fields included. */
function getBlank(field: Field): unknown {
  if (field.kind !== "group") return getEmptyValue(field);
  const entries = Object.entries(field.fields).map(([name, each]) => [name, getBlank(each)]);
  return Object.fromEntries(entries);
}

/** An empty item for a list, with an id that none of its items has. */
export function getBlankItem(field: Field, items: readonly unknown[]): unknown {
  const blank = getBlank(field);
  if (field.kind !== "group" || field.fields["id"]?.kind !== "anchor") return blank;
  const taken = new Set(items.map((item) => getAt(item, "id")));
  let number = items.length + 1;
  while (taken.has(`item-${number}`)) number += 1;
  return { ...(isRecord(blank) ? blank : {}), id: `item-${number}` };
}

/** Key that identifies a list item when it moves: its id, if it has one. */
export function getIdentity(item: unknown): string | undefined {
  const id = getAt(item, "id") ?? getAt(item, "slug");
  return typeof id === "string" && id !== "" ? id : undefined;
}
