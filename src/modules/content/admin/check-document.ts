import { type Field, isText, joinPath } from "#modules/content/fields.ts";
import type { PlaceholderValues } from "#modules/content/placeholders.ts";
import { richTextSchema } from "#shared/rich-text/rich-text-schema.ts";
import { isRecord } from "#shared/json.ts";
import type { Finding } from "./contract.ts";
import { checkText, findMistyped, isImageAddress, isPrintable } from "./check-text.ts";
import { listLeaves } from "./walk-document.ts";

/** Larger than any number in a shop's texts. */
const MAX_NUMBER = 1_000_000;

type CheckOptions = { readonly values: PlaceholderValues };

/**
 * Problems that keep a document from being published, field by field. A missing field is no problem
 * if the files have a value, which is used then.
 */
export function checkDocument(
  fields: Field,
  data: unknown,
  options: CheckOptions & { readonly seed: unknown },
): Finding[] {
  return check(fields, data, { ...options, path: "" });
}

type Place = CheckOptions & { readonly path: string; readonly seed: unknown };

function check(field: Field, value: unknown, at: Place): Finding[] {
  if (value === undefined)
    return field.isOptional || at.seed !== undefined ? [] : [createRequiredFinding(at)];
  if (isText(field))
    return checkText(field, value, at.values).map(({ code, detail = null }) => ({
      field: at.path,
      code,
      detail,
    }));
  switch (field.kind) {
    case "group":
      return Object.entries(field.fields).flatMap(([name, each]) =>
        check(each, getOwn(value, name), {
          ...at,
          path: joinPath(at.path, name),
          seed: getOwn(at.seed, name),
        }),
      );
    case "list":
      return checkList(field, value, at);
    case "richText":
      return checkRichText(field, value, at);
    case "number":
      return isFine(field, value)
        ? []
        : [value === null ? createRequiredFinding(at) : createFinding(at, "not_a_number")];
    case "switch":
      return typeof value === "boolean" ? [] : [createRequiredFinding(at)];
    case "choice":
      return typeof value === "string" && field.choices.includes(value)
        ? []
        : [createFinding(at, "not_a_choice")];
  }
}

function checkList(field: Extract<Field, { kind: "list" }>, value: unknown, at: Place): Finding[] {
  if (!Array.isArray(value)) return [createRequiredFinding(at)];
  if (value.length > field.max) return [createFinding(at, "too_many", String(field.max))];
  const items = value.flatMap((item: unknown, index) =>
    check(field.of, item ?? null, { ...at, path: joinPath(at.path, index), seed: undefined }),
  );
  return [...items, ...findTwice(field.of, value, at)];
}

function checkRichText(field: Field, value: unknown, at: Place): Finding[] {
  const { data } = richTextSchema.safeParse(value);
  if (data === undefined) return [createFinding(at, "not_a_text")];
  if (data.content.length === 0) return [createRequiredFinding(at)];
  const leaves = listLeaves(field, data);
  const words = leaves.flatMap(({ kind, value: each }) => (kind === "words" ? [each] : []));
  return [
    ...leaves.flatMap((leaf) => {
      if (leaf.kind === "image" && !isImageAddress(leaf.value))
        return [createFinding(at, "not_a_picture", leaf.value)];
      const isHidden = leaf.kind === "words" && !isPrintable(leaf.value);
      return isHidden ? [createFinding(at, "unprintable")] : [];
    }),
    ...findMistyped(words, [], at.values).map(({ code, detail }) =>
      createFinding(at, code, detail),
    ),
  ];
}

/** Anchors must be unique in their list, except among items that are never shown together. */
function findTwice(of: Field, items: readonly unknown[], at: Place): Finding[] {
  if (of.kind !== "group") return [];
  const fields = Object.entries(of.fields);
  const choices = fields.flatMap(([name, { kind }]) => (kind === "choice" ? [name] : []));
  const areApart = (one: unknown, other: unknown) =>
    choices.some((name) => getOwn(one, name) !== getOwn(other, name));
  return fields.flatMap(([name, { kind }]) =>
    kind === "anchor"
      ? items.flatMap((item, index) => {
          const anchor = getOwn(item, name);
          const isTaken = items
            .slice(0, index)
            .some((other) => getOwn(other, name) === anchor && !areApart(item, other));
          return typeof anchor === "string" && anchor !== "" && isTaken
            ? [
                createFinding(
                  { ...at, path: joinPath(joinPath(at.path, index), name) },
                  "taken",
                  anchor,
                ),
              ]
            : [];
        })
      : [],
  );
}

function isFine(field: Extract<Field, { kind: "number" }>, value: unknown): boolean {
  return (
    typeof value === "number" &&
    value >= 0 &&
    value <= MAX_NUMBER &&
    (!field.isWhole || Number.isInteger(value))
  );
}

function getOwn(holder: unknown, name: string): unknown {
  return isRecord(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined;
}

const createRequiredFinding = (at: Place) => createFinding(at, "required");

function createFinding(at: Place, code: Finding["code"], detail: string | null = null): Finding {
  return { field: at.path, code, detail };
}
