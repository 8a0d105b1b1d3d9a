import { type Field, isText, joinPath } from "#modules/content/fields.ts";
import { richTextSchema } from "#shared/rich-text/rich-text-schema.ts";
import { AppError } from "#shared/errors.ts";
import { isRecord } from "#shared/json.ts";
import { normalizeText } from "#shared/plain-text.ts";
import type { DocumentData, Finding } from "./contract.ts";
import { isPrintable } from "./check-text.ts";

/** Room for a text that is still too long. */
const MAX_DRAFT_TEXT = 20_000;
const MAX_DRAFT_ITEMS = 500;

type Refuse = (field: string, code: Finding["code"]) => void;

/**
 * Data of a draft in the shape of its document's fields: it need not be complete, but everything in
 * it is where it belongs, printable and of a bounded size. Values that belong nowhere are dropped.
 * Throws `invalid_fields`.
 */
export function parseDraft(fields: Field, given: unknown): DocumentData {
  const refused: Record<string, string[]> = {};
  const data = parseField(fields, given, "", (field, code) => {
    refused[field] = [code];
  });
  if (Object.keys(refused).length > 0)
    throw new AppError("invalid_fields", "a draft holds what no text can be", { fields: refused });
  return data as DocumentData; // the fields of a document are a group
}

function parseField(field: Field, value: unknown, path: string, refuse: Refuse): unknown {
  if (value === undefined) return undefined;
  if (isText(field)) return parseText(value, path, refuse);
  switch (field.kind) {
    case "group": {
      const given = isRecord(value) ? value : {};
      const entries = Object.entries(field.fields).flatMap(([name, each]) => {
        const shaped = Object.hasOwn(given, name)
          ? parseField(each, given[name], joinPath(path, name), refuse)
          : undefined;
        return shaped === undefined ? [] : [[name, shaped]];
      });
      return Object.fromEntries(entries);
    }
    case "list":
      if (!Array.isArray(value)) return undefined;
      if (value.length > MAX_DRAFT_ITEMS) return refuse(path, "too_many");
      return value.map(
        (item, index) => parseField(field.of, item, joinPath(path, index), refuse) ?? null,
      );
    case "richText": {
      const { data, success } = richTextSchema.safeParse(value);
      return success ? data : refuse(path, "not_a_text");
    }
    case "number":
      return typeof value === "number" && Number.isFinite(value) ? value : null;
    case "switch":
      return value === true;
    case "choice":
      return parseText(value, path, refuse);
  }
}

function parseText(value: unknown, path: string, refuse: Refuse): string | null {
  if (typeof value !== "string") return null;
  const text = normalizeText(value);
  if (!isPrintable(text)) refuse(path, "unprintable");
  if (text.length > MAX_DRAFT_TEXT) refuse(path, "too_long");
  return text;
}
