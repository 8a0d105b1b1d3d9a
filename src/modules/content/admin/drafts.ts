import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { contentDrafts } from "#modules/content/tables.ts";
import { assertDocumentRight } from "#modules/content/write-document.ts";
import type { Context } from "#modules/context.ts";
import { isMember } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import type { DocumentData, ExpectedVersion } from "./contract.ts";
import { describeDocument } from "./described-document.ts";
import { parseDraft } from "./parse-draft.ts";
import { findPublished, lockDraft, lockOwnDraft } from "./stored-document.ts";

/**
 * A new draft starts at a random version, so that the version of a deleted one is not used again.
 */
const FIRST_VERSIONS = 2 ** 30;
/** The limit of the table, and of a page. */
const MAX_DRAFT_CHARACTERS = 500_000;

/**
 * Saves a draft, which need not be complete. Throws `not_found`, `conflict` when it is not the
 * version that the staff member saw, and `invalid_fields` for invalid text.
 */
export async function saveDraft(
  ctx: Context,
  expected: ExpectedVersion,
  given: unknown,
): Promise<void> {
  const { fields, seed } = describeDocument(expected.key);
  const data = parseDraft(fields, given);
  const draft = await lockDraft(ctx, expected);
  const isPresent = seed !== null || draft !== undefined;
  if (!isPresent && (await findPublished(ctx, expected.key)) === undefined)
    throw new AppError("not_found", `there is no draft of ${expected.key}`);
  await writeDraft(ctx, expected.key, { data, before: draft });
}

/** Writes a draft that the caller has locked. */
export async function writeDraft(
  { db, actor, clock }: Context,
  key: string,
  draft: { readonly data: DocumentData; readonly before: { readonly version: number } | undefined },
): Promise<void> {
  const { data, before } = draft;
  if (JSON.stringify(data).length > MAX_DRAFT_CHARACTERS)
    throw new AppError("payload_too_large", `${key} holds more than a page can carry`);
  const row = {
    key,
    data,
    version: before === undefined ? 1 + randomInt(FIRST_VERSIONS) : before.version + 1,
    updatedAt: clock(),
    updatedBy: isMember(actor) ? actor.id : null,
  };
  await db
    .insert(contentDrafts)
    .values(row)
    .onConflictDoUpdate({ target: contentDrafts.key, set: row });
}

/** Deletes a draft. Throws `not_found` and `conflict`. */
export async function deleteDraft(ctx: Context, expected: ExpectedVersion): Promise<void> {
  await lockOwnDraft(ctx, expected);
  await removeDraft(ctx, expected.key);
}

export async function removeDraft({ db }: Pick<Context, "db">, key: string): Promise<void> {
  await db.delete(contentDrafts).where(eq(contentDrafts.key, key));
}

/**
 * Schedules the publishing of a draft, or with null cancels it. Throws `not_found`, `conflict`, and
 * `invalid_fields` (`at`: past).
 */
export async function setPublishAt(
  ctx: Context,
  expected: ExpectedVersion,
  at: Date | null,
): Promise<void> {
  if (at !== null && at.getTime() <= ctx.clock().getTime())
    throw new AppError("invalid_fields", "this moment has passed", { fields: { at: ["past"] } });
  assertDocumentRight(ctx, expected.key);
  const { version } = await lockOwnDraft(ctx, expected);
  await ctx.db
    .update(contentDrafts)
    .set({ publishAt: at, version: version + 1 })
    .where(eq(contentDrafts.key, expected.key));
}
