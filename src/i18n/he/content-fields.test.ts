import { expect, test } from "vitest";
import { documentKeys, getDefinition, getFields } from "#modules/content/documents.ts";
import type { Field } from "#modules/content/fields.ts";
import { getDocumentGroup, hasDocumentName } from "./content-documents.ts";
import { findFieldName } from "./content-fields.ts";

/** The places of all fields within one. */
function listPlaces(field: Field, at: string): string[] {
  const own = at === "" ? [] : [at];
  if (field.kind === "list") return [...own, ...listPlaces(field.of, at)];
  if (field.kind !== "group") return own;
  const inside = Object.entries(field.fields).flatMap(([name, each]) =>
    listPlaces(each, at === "" ? name : `${at}.${name}`),
  );
  return [...own, ...inside];
}

test("EDIT-02 every document, and each of its fields, has a Hebrew name, and every document a group", () => {
  const nameless = documentKeys.flatMap((key) =>
    [...new Set(listPlaces(getFields(key), ""))].flatMap((place) =>
      findFieldName(key, place) === undefined ? `${key}: ${place}` : [],
    ),
  );
  expect(nameless).toEqual([]);
  expect(documentKeys.filter((key) => !hasDocumentName(key))).toEqual([]);
  const misplaced = documentKeys.filter(
    (key) => getDocumentGroup(key) !== getDefinition(key).group,
  );
  expect(misplaced).toEqual([]);
});
