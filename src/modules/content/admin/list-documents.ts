import { eq, sql } from "drizzle-orm";
import { isDocumentKey } from "#modules/content/documents.ts";
import { contentDocuments, contentDrafts } from "#modules/content/tables.ts";
import { findTextKind } from "#modules/content/text-documents.ts";
import type { Context } from "#modules/context.ts";
import { profiles } from "#modules/customers/tables.ts";
import type { DocumentData, DocumentSummary } from "./contract.ts";
import {
  describeDocument,
  listDeliveredKeys,
  type DescribedDocument,
} from "./described-document.ts";
import { toPerson } from "./history.ts";
import { readShownData } from "./stored-document.ts";

/** Only the names of an article or a page, because the rest may be long. */
const nameColumns = sql<DocumentData | null>`
  case when data is null then null
  else jsonb_build_object('title', data -> 'title', 'slug', data -> 'slug') end`;

type Row = {
  readonly key: string;
  readonly data: unknown;
  readonly updatedAt: Date;
};
type Draft = Omit<typeof contentDrafts.$inferSelect, "data" | "version"> & {
  readonly data: unknown;
};

/**
 * All documents: those of a fresh shop first, in their order, then those that the owner has added.
 */
export async function listDocuments({ db }: Pick<Context, "db">) {
  const rows = await db
    .select({
      key: contentDocuments.key,
      data: nameColumns,
      updatedAt: contentDocuments.updatedAt,
    })
    .from(contentDocuments);
  const drafts = await db
    .select({
      key: contentDrafts.key,
      data: nameColumns,
      publishAt: contentDrafts.publishAt,
      updatedAt: contentDrafts.updatedAt,
      updatedBy: contentDrafts.updatedBy,
      name: profiles.fullName,
    })
    .from(contentDrafts)
    .leftJoin(profiles, eq(profiles.id, contentDrafts.updatedBy));
  const rowByKey = new Map(rows.map((row) => [row.key, row]));
  const draftByKey = new Map(drafts.map((draft) => [draft.key, draft]));
  const keys = new Set([...listDeliveredKeys(), ...rowByKey.keys(), ...draftByKey.keys()]);
  return [...keys].filter(isDocument).map((key) => {
    const draft = draftByKey.get(key);
    return toSummary({
      document: describeDocument(key),
      row: rowByKey.get(key),
      draft,
      draftName: draft?.name ?? null,
    });
  });
}

/** Rows of documents that this version no longer has are kept, but not shown. */
export const isDocument = (key: string) => isDocumentKey(key) || findTextKind(key) !== undefined;

/** The state of a document. */
export function toSummary(stored: {
  readonly document: DescribedDocument;
  readonly row: Row | undefined;
  readonly draft: Draft | undefined;
  /** Name of the person who wrote the draft last. */
  readonly draftName: string | null;
}) {
  const { document, row, draft, draftName } = stored;
  const shown = readShownData(document, row);
  // A draft has passed the shape of its fields.
  const named = shown ?? (draft?.data as DocumentData | undefined) ?? document.seed ?? {};
  return {
    key: document.key,
    kind: document.kind,
    title: document.getTitle(named),
    path: document.getPath(named),
    state: getState(document, row),
    publishedAt: row?.updatedAt ?? null,
    draft: draft ? { ...draft, updatedBy: toPerson(draft.updatedBy, draftName) } : null,
  };
}

function getState({ seed }: DescribedDocument, row: Row | undefined): DocumentSummary["state"] {
  if (row === undefined) return seed === null ? "new" : "delivered";
  if (row.data === null) return "removed";
  return seed === null ? "new" : "changed";
}
