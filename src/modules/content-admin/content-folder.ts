// The owner's words as files: a JSON document for each, Markdown for articles and pages.
import { z } from "zod";
import { parseMarkdown, printMarkdown } from "#modules/content/rich-text/markdown.ts";
import { contentDocuments, redirects } from "#modules/content/tables.ts";
import { textKindOf } from "#modules/content/text-documents.ts";
import { isRecord } from "#modules/content/fields.ts";
import type { Context } from "#modules/context.ts";
import { mediaImages } from "#modules/media/tables.ts";
import { richTextSchema } from "#shared/rich-text/rich-text-schema.ts";
import { documentKeyPattern } from "#modules/content/document-key.ts";
import type { DocumentData } from "./contract.ts";
import { describeDocument } from "./described-document.ts";
import { findProblems } from "./inspect-document.ts";
import { publishData, removeDocument, toWhole, type PublishContext } from "./publish.ts";
import { shapeDraft } from "./shape-draft.ts";
import { findDraft, findPublished, lockDocument, shownData } from "./stored-document.ts";

/** The text of each file by its path within the folder, in the order of the paths. */
export type ContentFiles = ReadonlyMap<string, string>;

const FILE = /^documents\/(.+)\.(json|md)$/;
const tables = { "redirects.json": redirects, "media.json": mediaImages } as const;

/** What the owner has changed, as files; the same words are always the same files. */
export async function exportContent({ db }: Pick<Context, "db">): Promise<ContentFiles> {
  const rows = await db.select().from(contentDocuments);
  const files = rows.map(({ key, data }): [string, string] => printDocument(key, data));
  for (const [name, table] of Object.entries(tables)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const all = (await db.select().from(table)).map(sorted);
    const lines = all.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    files.push([name, print(lines)]);
  }
  return new Map(files.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function printDocument(key: string, data: unknown): [string, string] {
  const body = isRecord(data) ? richTextSchema.safeParse(data["body"]).data : undefined;
  if (textKindOf(key) === undefined || !isRecord(data) || body === undefined)
    return [`documents/${key}.json`, print(sorted(data))];
  const { body: _, ...frontMatter } = data;
  return [`documents/${key}.md`, printMarkdown({ frontMatter: sorted(frontMatter), body })];
}

const print = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The same with the names of its fields in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value) || value instanceof Date) return value;
  const names = Object.keys(value).toSorted();
  return Object.fromEntries(names.map((name) => [name, sorted(value[name])]));
}

/** What an import would change, or what keeps it from being one. */
export type ImportOutcome = { readonly changed: readonly string[]; readonly problems: readonly string[] };

const redirectRow = z.object({
  fromPath: z.string(),
  toPath: z.string(),
  origin: z.enum(["renamed", "manual"]),
  createdAt: z.coerce.date(),
});
const mediaRow = z.object({
  address: z.string(),
  fileName: z.string().nullable(),
  width: z.int(),
  height: z.int(),
  altEn: z.string().nullable(),
  altHe: z.string().nullable(),
  focusX: z.int(),
  focusY: z.int(),
  createdAt: z.coerce.date(),
});

/**
 * Publishes what the files say where it is something else than what is shown. Everything is
 * checked first: with any problem nothing is written. Documents without a file stay, and so does
 * what somebody is writing.
 */
export async function importContent(
  ctx: PublishContext,
  files: ContentFiles,
): Promise<ImportOutcome> {
  const problems: string[] = [];
  const wanted = [...files].flatMap(([file, text]) => {
    const [, key, kind] = FILE.exec(file) ?? [];
    if (key === undefined) return [];
    try {
      if (!documentKeyPattern.test(key)) throw new Error("no document has such a name");
      const document = describeDocument(key);
      const read = kind === "md" ? readMarkdown(text) : (JSON.parse(text) as unknown);
      const data = read === null ? null : shapeDraft(document.fields, read);
      return [{ file, document, data }];
    } catch (error) {
      problems.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
  const rows = readRows(files, problems);
  const changed: string[] = [];
  for (const { file, document, data } of wanted) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const found = data === null ? [] : await findProblems(ctx, document, data);
    problems.push(...found.map(({ field, code }) => `${file}: ${field} is ${code}`));
  }
  if (problems.length > 0) return { changed, problems };
  for (const { document, data } of wanted) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (await change(ctx, document.key, data)) changed.push(document.key);
  }
  if (rows.redirects.length > 0)
    await ctx.db.insert(redirects).values(rows.redirects).onConflictDoNothing();
  if (rows.media.length > 0)
    await ctx.db.insert(mediaImages).values(rows.media).onConflictDoNothing();
  return { changed, problems };
}

function readMarkdown(text: string): unknown {
  const { frontMatter, body } = parseMarkdown(text);
  return { ...(isRecord(frontMatter) ? frontMatter : {}), body };
}

function readRows(files: ContentFiles, problems: string[]) {
  const read = <T>(name: string, row: z.ZodType<T>): T[] => {
    const { data, error } = z.array(row).safeParse(JSON.parse(files.get(name) ?? "[]"));
    if (error !== undefined) problems.push(`${name}: ${z.prettifyError(error)}`);
    return data ?? [];
  };
  return { redirects: read("redirects.json", redirectRow), media: read("media.json", mediaRow) };
}

/** Whether there was anything to change. */
async function change(
  ctx: PublishContext,
  key: string,
  data: DocumentData | null,
): Promise<boolean> {
  await lockDocument(ctx, key);
  const document = describeDocument(key);
  const shown = shownData(document, await findPublished(ctx, key));
  const said = data === null ? null : toWhole(document, data);
  if (print(sorted(shown)) === print(sorted(said))) return false;
  const version = (await findDraft(ctx, key))?.version ?? 0;
  if (said === null) await removeDocument(ctx, { key, version });
  else await publishData(ctx, document, said);
  return true;
}
