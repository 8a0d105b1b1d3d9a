import { desc, eq } from "drizzle-orm";
import { assertVersion, type LastChange } from "#modules/audit/assert-version.ts";
import { getDocumentRight } from "#modules/content/documents.ts";
import { findDraft, type StoredDraft } from "#modules/content/read-content.ts";
import { contentDocuments, contentRevisions } from "#modules/content/tables.ts";
import type { Context } from "#modules/context.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { toVersion } from "#platform/to-version.ts";
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
  { key, version }: ExpectedVersion,
): Promise<StoredDraft | undefined> {
  const right = getDocumentRight(key);
  if (isMember(actor)) assertPermission(actor, right, `writing ${key}`);
  await lockDocument({ db }, key);
  const draft = await findDraft({ db }, key);
  const newest = await findNewestRevision({ db }, key);
  const current = { version: toDocumentVersion(draft, newest) };
  if (current.version !== version)
    await assertVersion({ db }, { name: key, change: getLastChange(draft, newest) }, current, {
      version,
    });
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

/** The version of a document: of its draft, and of what is published. */
export const toDocumentVersion = (
  draft: Pick<StoredDraft, "version"> | undefined,
  newest: Revision | undefined,
): string => toVersion([draft?.version ?? 0, newest?.id ?? 0]);

/** The last of what has been drafted and published. */
function getLastChange(
  draft: StoredDraft | undefined,
  newest: Revision | undefined,
): LastChange | undefined {
  const drafted = draft && { at: draft.updatedAt, by: draft.updatedBy };
  const published = newest && { at: newest.publishedAt, by: newest.publishedBy };
  if (drafted === undefined || published === undefined) return drafted ?? published;
  return published.at > drafted.at ? published : drafted;
}

/** Locks a document, so that only one change runs at a time. */
export async function lockDocument({ db }: Db, key: string): Promise<void> {
  await lockName(db, "documents", key);
}

type Revision = Pick<typeof contentRevisions.$inferSelect, "id" | "publishedAt" | "publishedBy">;

/** The newest revision; undefined for a document that was never published. */
export async function findNewestRevision({ db }: Db, key: string): Promise<Revision | undefined> {
  const { id, publishedAt, publishedBy } = contentRevisions;
  const [newest] = await db
    .select({ id, publishedAt, publishedBy })
    .from(contentRevisions)
    .where(eq(contentRevisions.key, key))
    .orderBy(desc(contentRevisions.id))
    .limit(1);
  return newest;
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
