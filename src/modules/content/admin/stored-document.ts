import { desc, eq } from "drizzle-orm";
import { toConflict, type LastChange } from "#modules/audit/create-conflict.ts";
import { getDocumentRight } from "#modules/content/documents.ts";
import { findDraft, type StoredDraft } from "#modules/content/read-content.ts";
import { contentDocuments, contentRevisions } from "#modules/content/tables.ts";
import type { Context } from "#modules/context.ts";
import { findName } from "#modules/customers/find-profile.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { isMember } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { assertAction, assertPermission } from "#shared/assert-action.ts";
import type { DocumentData, ExpectedVersion } from "./contract.ts";
import type { DescribedDocument } from "./described-document.ts";

type Db = Pick<Context, "db">;
type Locking = Pick<Context, "db" | "actor">;

/**
 * The draft of a document that the user changes, locked until the transaction ends. Throws
 * `conflict` when it is no longer the version that was seen, and `forbidden` without the right to
 * this document.
 */
export async function lockDraft(
  { db, actor }: Locking,
  { key, version, revision }: ExpectedVersion,
): Promise<StoredDraft | undefined> {
  const right = getDocumentRight(key);
  if (isMember(actor)) assertPermission(actor, right, `writing ${key}`);
  await lockDocument({ db }, key);
  const draft = await findDraft({ db }, key);
  const isUnchanged =
    (draft?.version ?? 0) === version &&
    (revision === undefined || (await readNewestRevision({ db }, key)) === revision);
  if (!isUnchanged) throw toConflict(key, draft && (await findAuthor({ db }, draft)), {});
  // A scheduled draft is shown without another question.
  if (draft?.publishAt) assertAction(actor, right, `changing the scheduled ${key}`);
  return draft;
}

/** The same for a draft that must exist. Throws `not_found` as well. */
export async function lockOwnDraft(ctx: Locking, expected: ExpectedVersion): Promise<StoredDraft> {
  const draft = await lockDraft(ctx, expected);
  if (draft === undefined) throw new AppError("not_found", `there is no draft of ${expected.key}`);
  return draft;
}

/** The draft's last change. */
async function findAuthor(
  ctx: Db,
  { updatedAt, updatedBy }: Pick<StoredDraft, "updatedAt" | "updatedBy">,
): Promise<LastChange> {
  const name = updatedBy === null ? undefined : await findName(ctx, updatedBy);
  return { at: updatedAt, by: name ?? null };
}

/** Locks a document, so that only one change runs at a time. */
export async function lockDocument({ db }: Db, key: string): Promise<void> {
  await lockName(db, "documents", key);
}

/** The number of the newest revision; 0 for a document that was never published. */
export async function readNewestRevision({ db }: Db, key: string): Promise<number> {
  const [newest] = await db
    .select({ id: contentRevisions.id })
    .from(contentRevisions)
    .where(eq(contentRevisions.key, key))
    .orderBy(desc(contentRevisions.id))
    .limit(1);
  return newest?.id ?? 0;
}

/** Row that the owner has published; undefined while the document of the files is shown. */
export async function findPublished(
  { db }: Db,
  key: string,
): Promise<typeof contentDocuments.$inferSelect | undefined> {
  const [row] = await db.select().from(contentDocuments).where(eq(contentDocuments.key, key));
  return row;
}

/** Data of a document that visitors read; null for a document that is not shown. */
export function readShownData(
  { seed }: DescribedDocument,
  row: { readonly data: unknown } | undefined,
): DocumentData | null {
  // Stored data has passed the check of its fields.
  return row === undefined ? seed : (row.data as DocumentData | null);
}
