// Imports files of the owner's texts, as `export-content.ts` writes them.
import { basename } from "node:path";
import { isImageName } from "#media/image.ts";
import { findDraft } from "#modules/content/read-content.ts";
import { documentKeyPattern } from "#modules/content/document-key.ts";
import { parseMarkdown } from "#modules/content/rich-text/markdown.ts";
import { importImageNotes } from "#modules/media/image-notes.ts";
import { isRecord } from "#shared/json.ts";
import type { DocumentData } from "./contract.ts";
import { describeDocument } from "./described-document.ts";
import { isSameData, type ContentFiles } from "./export-content.ts";
import { readRows, writeRedirects } from "./import-rows.ts";
import { findProblems, readPlaceholders } from "./find-document-problems.ts";
import { publishData, removeDocument, toWhole, type PublishContext } from "./publish.ts";
import { parseDraft } from "./parse-draft.ts";
import {
  findNewestRevision,
  findPublished,
  lockDocument,
  readShownData,
  toDocumentVersion,
} from "./stored-document.ts";

const FILE = /^documents\/(.+)\.(json|md)$/;

/** Changes of an import, or the problems that prevent it. */
export type ImportOutcome = {
  readonly changed: readonly string[];
  readonly problems: readonly string[];
};

/**
 * Publishes the files that differ from the shown documents. Everything is checked first: with any
 * problem nothing is written. Documents without a file stay, and so do drafts.
 */
export async function importContent(
  ctx: PublishContext,
  files: ContentFiles,
): Promise<ImportOutcome> {
  const problems: string[] = [];
  const requested = [...files].flatMap(([file, text]) => {
    const [, key, kind] = FILE.exec(file) ?? [];
    if (key === undefined) return [];
    try {
      if (!documentKeyPattern.test(key)) throw new Error("no document has such a name");
      const document = describeDocument(key);
      const read = kind === "md" ? readMarkdown(key, text) : (JSON.parse(text) as unknown);
      const data = read === null ? null : parseDraft(document.fields, read);
      return [{ file, document, data }];
    } catch (error) {
      problems.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
  const rows = readRows(files, problems);
  const changed: string[] = [];
  const values = await readPlaceholders(ctx);
  for (const { file, document, data } of requested) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const found = data === null ? [] : await findProblems(ctx, document, data, values);
    problems.push(...found.map(({ field, code }) => `${file}: ${field} is ${code}`));
  }
  if (problems.length > 0) return { changed, problems };
  for (const { document, data } of requested) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (await change(ctx, document.key, data)) changed.push(document.key);
  }
  if (await writeRedirects(ctx, rows.redirects)) changed.push("redirects");
  if (await importImageNotes(ctx, rows.media)) changed.push("media");
  return { changed, problems };
}

/** A text from an export, or from the project's `content`, where the file name is its slug. */
function readMarkdown(key: string, text: string): unknown {
  const { frontMatter, body } = parseMarkdown(text);
  const front = isRecord(frontMatter) ? frontMatter : {};
  const { image } = front;
  const isNamed = typeof image === "string" && isImageName(image);
  return { slug: basename(key), ...front, ...(isNamed && { image: `/media/${image}` }), body };
}

/** Whether there was anything to change. */
async function change(
  ctx: PublishContext,
  key: string,
  data: DocumentData | null,
): Promise<boolean> {
  await lockDocument(ctx, key);
  const document = describeDocument(key);
  const shown = readShownData(document, await findPublished(ctx, key));
  const said = data === null ? null : toWhole(document, data);
  if (isSameData(shown, said)) return false;
  const version = toDocumentVersion(await findDraft(ctx, key), await findNewestRevision(ctx, key));
  if (said === null) await removeDocument(ctx, { key, version });
  else await publishData(ctx, document, said);
  return true;
}
