import type { StoredDraft } from "#modules/content/read-content.ts";
import { fillMissing } from "#modules/content/fill-missing.ts";
import { deleteStoredDocument, writeDocument } from "#modules/content/write-document.ts";
import type { Context } from "#modules/context.ts";
import { AppError, MOST_FIELDS } from "#shared/errors.ts";
import type { DocumentData, Finding, ExpectedVersion } from "./contract.ts";
import { describeDocument, type DescribedDocument } from "./described-document.ts";
import { removeDraft } from "./drafts.ts";
import { findProblems, readPlaceholders } from "./find-document-problems.ts";
import { addRedirectFromOld } from "./redirects/add-redirect.ts";
import { notifyAdministrators } from "./notify-administrators.ts";
import { findPublished, lockDraft, lockOwnDraft, readShownData } from "./stored-document.ts";

/** Context for publishing; without tickets, which the scheduled task does not have. */
export type PublishContext = Context & { readonly ownPaths: readonly string[] };

/** Publishes a draft. Throws `not_found`, `conflict`, and `invalid_fields` with its problems. */
export async function publishDraft(ctx: PublishContext, expected: ExpectedVersion): Promise<void> {
  const draft = await lockOwnDraft(ctx, expected);
  const problems = await publishLocked(ctx, draft);
  if (problems.length > 0) throw createProblemsError(problems);
}

/** Throws `invalid_fields` with the first problems. */
export function createProblemsError(problems: readonly Finding[]): AppError {
  const fields: Record<string, string[]> = {};
  for (const { field, code } of problems.slice(0, MOST_FIELDS)) (fields[field] ??= []).push(code);
  return new AppError("invalid_fields", "a document is not fit to be shown", { fields });
}

/** Publishes a draft that the caller has locked, or returns its problems. */
export async function publishLocked(ctx: PublishContext, draft: StoredDraft): Promise<Finding[]> {
  const document = describeDocument(draft.key);
  // A draft has passed the shape of its fields.
  const written = draft.data as DocumentData;
  const problems = await findProblems(ctx, document, written, await readPlaceholders(ctx));
  if (problems.length > 0) return problems;
  await publishData(ctx, document, toWhole(document, written));
  await removeDraft(ctx, draft.key);
  return [];
}

/** A document, with the values of the files for missing fields. */
export function toWhole({ fields, seed }: DescribedDocument, data: unknown): DocumentData {
  return fillMissing(fields, data, seed ?? undefined) as DocumentData; // its fields are a group
}

/** Writes the published version, and its revision. */
export async function publishData(
  ctx: Context,
  document: DescribedDocument,
  data: DocumentData,
): Promise<void> {
  await recordMove(ctx, document, data);
  await notifyAdministrators(ctx, document.key, () => writeDocument(ctx, document.key, data));
}

/**
 * Resets a document to the version of the files; its draft is deleted. Throws `not_found` for a
 * document without a file, and `conflict`.
 */
export async function restoreDelivered(ctx: Context, expected: ExpectedVersion): Promise<void> {
  const document = describeDocument(expected.key);
  if (document.seed === null) throw new AppError("not_found", `no file has ${expected.key}`);
  await lockDraft(ctx, expected);
  await recordMove(ctx, document, document.seed);
  await notifyAdministrators(ctx, expected.key, () => deleteStoredDocument(ctx, expected.key));
  await removeDraft(ctx, expected.key);
}

/** Takes an article or a page down; its draft is deleted. Throws as above. */
export async function removeDocument(ctx: Context, expected: ExpectedVersion): Promise<void> {
  const document = describeDocument(expected.key);
  if (document.kind === "document")
    throw new AppError("not_found", `${expected.key} is a part of the shop`);
  await lockDraft(ctx, expected);
  const shown = readShownData(document, await findPublished(ctx, expected.key));
  if (shown === null) throw new AppError("not_found", `${expected.key} is not shown`);
  await writeDocument(ctx, expected.key, null);
  await removeDraft(ctx, expected.key);
}

/** When the address of a text changes, a redirect leads from the old one. */
async function recordMove(
  ctx: Context,
  document: DescribedDocument,
  data: DocumentData,
): Promise<void> {
  if (document.kind === "document") return;
  const before = readShownData(document, await findPublished(ctx, document.key));
  const [from, to] = [before === null ? null : document.getPath(before), document.getPath(data)];
  if (from !== null && to !== null && from !== to)
    await addRedirectFromOld(ctx, { fromPath: from, toPath: to, origin: "renamed" });
}
