import { and, desc, eq, lt } from "drizzle-orm";
import { contentRevisions } from "#modules/content/tables.ts";
import type { Context } from "#modules/context.ts";
import { profiles } from "#modules/customers/tables.ts";
import { AppError } from "#shared/errors.ts";
import type { DocumentData, RevisionSummary, ExpectedVersion } from "./contract.ts";
import { describeDocument, type DescribedDocument } from "./described-document.ts";
import { writeDraft } from "./drafts.ts";
import { parseDraft } from "./parse-draft.ts";
import { readImageTexts } from "./read-image-texts.ts";
import { lockDraft } from "./stored-document.ts";

export const HISTORY_PAGE = 50;

type Row = Pick<typeof contentRevisions.$inferSelect, "data" | "isDelivered">;

/** Up to 50 revisions of a document, newest first; `before` is the last one of the page before. */
export async function listRevisions(
  { db }: Pick<Context, "db">,
  key: string,
  before: number | undefined,
) {
  const rows = await db
    .select({ revision: contentRevisions, name: profiles.fullName })
    .from(contentRevisions)
    .leftJoin(profiles, eq(profiles.id, contentRevisions.publishedBy))
    .where(
      and(
        eq(contentRevisions.key, key),
        before === undefined ? undefined : lt(contentRevisions.id, before),
      ),
    )
    .orderBy(desc(contentRevisions.id))
    .limit(HISTORY_PAGE);
  return rows.map(({ revision, name }) => ({
    id: revision.id,
    publishedAt: revision.publishedAt,
    publishedBy: toPerson(revision.publishedBy, name),
    kind: getKind(revision),
  }));
}

function getKind({ data, isDelivered }: Row): RevisionSummary["kind"] {
  if (isDelivered) return "delivered";
  return data === null ? "removed" : "published";
}

/** Id and name of a user; null for the shop itself, and for a deleted user. */
export function toPerson(id: string | null, name: string | null) {
  return id === null || name === null ? null : { id, name };
}

/**
 * Data of a revision and of the one before it; null where the document was not shown. Throws
 * `not_found`.
 */
export async function readRevision(
  { db }: Pick<Context, "db">,
  id: number,
): Promise<{
  data: DocumentData | null;
  before: DocumentData | null;
  imageTexts: Record<string, string>;
}> {
  const revision = await findRevision({ db }, id);
  const document = describeDocument(revision.key);
  const [previous] = await db
    .select()
    .from(contentRevisions)
    .where(and(eq(contentRevisions.key, revision.key), lt(contentRevisions.id, id)))
    .orderBy(desc(contentRevisions.id))
    .limit(1);
  const data = getData(document, revision);
  const before = previous === undefined ? document.seed : getData(document, previous);
  return { data, before, imageTexts: await readImageTexts({ db }, [data, before]) };
}

/**
 * Makes a draft from an old revision. Throws `not_found`, also for a revision without data, and
 * `conflict`.
 */
export async function restoreRevision(
  ctx: Context,
  expected: ExpectedVersion,
  id: number,
): Promise<void> {
  const document = describeDocument(expected.key);
  const revision = await findRevision(ctx, id);
  const data = getData(document, revision);
  if (revision.key !== expected.key || data === null)
    throw new AppError("not_found", `${expected.key} said nothing in ${id}`);
  const before = await lockDraft(ctx, expected);
  // Fields may have been removed since.
  await writeDraft(ctx, expected.key, { data: parseDraft(document.fields, data), before });
}

async function findRevision({ db }: Pick<Context, "db">, id: number) {
  const [found] = await db.select().from(contentRevisions).where(eq(contentRevisions.id, id));
  if (found === undefined) throw new AppError("not_found", `there is no revision ${id}`);
  return found;
}

function getData({ seed }: DescribedDocument, { data, isDelivered }: Row): DocumentData | null {
  return isDelivered ? seed : data;
}
