import { and, desc, eq, isNotNull, or } from "drizzle-orm";
import { toDay } from "#i18n/format-he.ts";
import { findDraft } from "#modules/content/read-content.ts";
import { fillMissing } from "#modules/content/fill-missing.ts";
import { contentRevisions } from "#modules/content/tables.ts";
import { getTextFields, type TextKindName } from "#modules/content/text-documents.ts";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import type { DocumentData, ExpectedVersion } from "./contract.ts";
import { describeDocument } from "./described-document.ts";
import { writeDraft } from "./drafts.ts";
import { findTakenSlug, findProblems, readPlaceholders } from "./find-document-problems.ts";
import { publishData, createProblemsError, toWhole, type PublishContext } from "./publish.ts";
import { findPublished, lockDocument, lockDraft, findNewestRevision } from "./stored-document.ts";

/** More texts with the same name than will ever exist. */
const MAX_NAMESAKES = 100;

/**
 * Creates an article or a page as a draft. Returns its key. Throws `conflict` for a hundredth of
 * one name, and `invalid_fields` (`slug`: taken).
 */
export async function createText(
  ctx: PublishContext,
  { kind, title, slug }: { kind: TextKindName; title: string; slug: string },
): Promise<string> {
  // Locked, so that the same text is not created twice at once.
  await lockDocument(ctx, kind);
  const key = await findFreeKey(ctx, `${kind}/${slug}`);
  const begun = { title, slug, ...(kind === "article" ? { date: toDay(ctx.clock()) } : {}) };
  const data = fillMissing(getTextFields(kind), begun, undefined) as DocumentData; // a group
  const problems = await findTakenSlug(ctx, describeDocument(key), data);
  if (problems.length > 0) throw createProblemsError(problems);
  await writeDraft(ctx, key, { data, before: undefined });
  return key;
}

/** A renamed text keeps its key, so a new text with its old name gets a number. */
async function findFreeKey(ctx: Context, requested: string): Promise<string> {
  for (let number = 1; number <= MAX_NAMESAKES; number += 1) {
    const key = number === 1 ? requested : `${requested}-${number}`;
    // oxlint-disable-next-line no-await-in-loop -- one connection, and mostly once
    if (await isFree(ctx, key)) return key;
  }
  throw new AppError("conflict", `there are too many of ${requested}`);
}

async function isFree(ctx: Context, key: string): Promise<boolean> {
  if (describeDocument(key).seed !== null || (await findNewestRevision(ctx, key)) !== undefined)
    return false;
  return (await findPublished(ctx, key)) === undefined && (await findDraft(ctx, key)) === undefined;
}

/**
 * Publishes an article or a page again that was taken down. Throws `not_found`, `conflict`, and
 * `invalid_fields` when its address is taken by now.
 */
export async function restoreText(ctx: PublishContext, expected: ExpectedVersion): Promise<void> {
  const document = describeDocument(expected.key);
  await lockDraft(ctx, expected);
  const row = await findPublished(ctx, expected.key);
  if (row === undefined || row.data !== null)
    throw new AppError("not_found", `${expected.key} was not taken down`);
  const [last] = await ctx.db
    .select()
    .from(contentRevisions)
    .where(
      and(
        eq(contentRevisions.key, expected.key),
        or(isNotNull(contentRevisions.data), eq(contentRevisions.isDelivered, true)),
      ),
    )
    .orderBy(desc(contentRevisions.id))
    .limit(1);
  const said = last?.data ?? document.seed;
  if (said === null) throw new AppError("not_found", `${expected.key} was never shown`);
  const data = toWhole(document, said);
  const problems = await findProblems(ctx, document, data, await readPlaceholders(ctx));
  if (problems.length > 0) throw createProblemsError(problems);
  await publishData(ctx, document, data);
}
