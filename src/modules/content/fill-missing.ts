import { isRecord } from "#shared/json.ts";
import { isText, type Field } from "./fields.ts";

/**
 * Stored data of a document, adapted to the fields of this version: new fields, and those with
 * another type, get the value of the files. Removed fields are dropped, and missing optional ones
 * stay missing.
 */
export function fillMissing(field: Field, stored: unknown, seed: unknown): unknown {
  if (stored === undefined && seed === undefined)
    return field.isOptional ? undefined : getEmptyValue(field);
  if (isText(field)) return typeof stored === "string" ? stored : (seed ?? "");
  switch (field.kind) {
    case "group":
      return fillMissingOfGroup(field.fields, stored, seed);
    case "list":
      return Array.isArray(stored)
        ? stored.map((item) => fillMissing(field.of, item ?? null, undefined))
        : (seed ?? []);
    case "richText":
      return isRecord(stored) ? stored : seed;
    case "number":
      return typeof stored === "number" ? stored : (seed ?? getEmptyValue(field));
    case "switch":
      return typeof stored === "boolean" ? stored : (seed ?? getEmptyValue(field));
    case "choice":
      return typeof stored === "string" && field.choices.includes(stored)
        ? stored
        : (seed ?? getEmptyValue(field));
  }
}

function fillMissingOfGroup(
  fields: Readonly<Record<string, Field>>,
  stored: unknown,
  seed: unknown,
): Readonly<Record<string, unknown>> {
  const given = isRecord(stored) ? stored : {};
  const base = isRecord(seed) ? seed : {};
  const entries = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const value = fillMissing(field, given[name], base[name]);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

/** The value of an empty field. */
export function getEmptyValue(field: Field): unknown {
  if (isText(field)) return "";
  switch (field.kind) {
    case "group":
      return fillMissingOfGroup(field.fields, undefined, undefined);
    case "list":
      return [];
    case "richText":
      return { type: "doc", content: [{ type: "paragraph" }] };
    case "number":
      return 0;
    case "switch":
      return false;
    case "choice":
      return field.choices[0];
  }
}
