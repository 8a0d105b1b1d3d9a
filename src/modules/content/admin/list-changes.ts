import { isRecord } from "#shared/json.ts";

export type FieldChange = {
  readonly path: string;
  readonly before: string;
  readonly after: string;
};

/** The fields that differ between two versions of a document, as text, in their order. */
export function listChanges(before: unknown, after: unknown): FieldChange[] {
  const [old, now] = [new Map(listLeaves("", before)), new Map(listLeaves("", after))];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, before: old.get(path) ?? "", after: now.get(path) ?? "" }))
    .filter((change) => change.before !== change.after);
}

function listLeaves(path: string, value: unknown): [string, string][] {
  if (Array.isArray(value) || isRecord(value))
    return Object.entries(value).flatMap(([name, each]) =>
      listLeaves(path === "" ? name : `${path}.${name}`, each),
    );
  if (value === null || value === undefined) return [];
  return [[path, typeof value === "string" ? value : JSON.stringify(value)]];
}
