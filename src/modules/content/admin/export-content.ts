// The owner's texts as files: a JSON document for each, Markdown for articles and pages.
import { printMarkdown } from "#modules/content/rich-text/markdown.ts";
import { contentDocuments, redirects } from "#modules/content/tables.ts";
import { findTextKind } from "#modules/content/text-documents.ts";
import type { Context } from "#modules/context.ts";
import { listImageNotes } from "#modules/media/image-notes.ts";
import { richTextSchema } from "#shared/rich-text/rich-text-schema.ts";
import { isRecord } from "#shared/json.ts";

/** The text of each file by its path within the folder, in the order of the paths. */
export type ContentFiles = ReadonlyMap<string, string>;

/** The rows of each file that is not a document. */
const lists = {
  "redirects.json": ({ db }: Pick<Context, "db">) => db.select().from(redirects),
  "media.json": listImageNotes,
} as const;

/** The owner's changes, as files; the same texts always give the same files. */
export async function exportContent({ db }: Pick<Context, "db">): Promise<ContentFiles> {
  const rows = await db.select().from(contentDocuments);
  const files = rows.map(({ key, data }): [string, string] => printDocument(key, data));
  for (const [name, listRows] of Object.entries(lists)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const all = await listRows({ db });
    // Without times, which are of no use in another shop.
    const lines = all.map((row) => sortKeys({ ...row, createdAt: undefined }));
    files.push([
      name,
      print(lines.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))),
    ]);
  }
  return new Map(files.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function printDocument(key: string, data: unknown): [string, string] {
  const body = isRecord(data) ? richTextSchema.safeParse(data["body"]).data : undefined;
  if (findTextKind(key) === undefined || !isRecord(data) || body === undefined)
    return [`documents/${key}.json`, print(sortKeys(data))];
  const { body: _, ...frontMatter } = data;
  return [`documents/${key}.md`, printMarkdown({ frontMatter: sortKeys(frontMatter), body })];
}

const print = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The same with the names of its fields in order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isRecord(value) || value instanceof Date) return value;
  const names = Object.keys(value).toSorted();
  return Object.fromEntries(names.map((name) => [name, sortKeys(value[name])]));
}

export const isSameData = (one: unknown, other: unknown): boolean =>
  print(sortKeys(one)) === print(sortKeys(other));
