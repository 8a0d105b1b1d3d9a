import { getDocumentName } from "#i18n/he/content-documents.ts";
import { findFieldName } from "#i18n/he/content-fields.ts";
import { joinPath, type Field } from "#modules/content/fields.ts";
import type { Context } from "#modules/context.ts";
import { isMatch } from "#shared/word-match.ts";
import { describeDocument } from "./described-document.ts";
import { listDocuments } from "./list-documents.ts";

const MOST_FOUND = 20;

/**
 * The documents whose name, or the name of one of whose fields, has the words of a query; those
 * found by their own name come first.
 */
export async function searchDocuments(ctx: Pick<Context, "db">, { q }: { readonly q: string }) {
  const named = (await listDocuments(ctx)).map(({ key, title }) => ({
    key,
    name: title ?? getDocumentName(key),
  }));
  const byName = named.filter(({ key, name }) => isMatch(`${name} ${key}`, q));
  const byField = named.flatMap((document) => {
    if (byName.includes(document)) return [];
    const { fields } = describeDocument(document.key);
    const field = listFieldNames(document.key, fields).find((name) => isMatch(name, q));
    return field === undefined ? [] : [{ ...document, field }];
  });
  const found = [...byName.map((document) => ({ ...document, field: null })), ...byField];
  return { found: found.slice(0, MOST_FOUND) };
}

/** The names that the editor shows for the fields of a document. */
function listFieldNames(key: string, field: Field, path = ""): string[] {
  const own = path === "" ? undefined : findFieldName(key, path);
  const inner =
    field.kind === "group"
      ? Object.entries(field.fields).flatMap(([name, part]) =>
          listFieldNames(key, part, joinPath(path, name)),
        )
      : field.kind === "list"
        ? listFieldNames(key, field.of, joinPath(path, 0))
        : [];
  return own === undefined ? inner : [own, ...inner];
}
