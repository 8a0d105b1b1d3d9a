import { eq } from "drizzle-orm";
import { contentDrafts } from "#modules/content/tables.ts";
import { profiles } from "#modules/customers/tables.ts";
import { AppError } from "#shared/errors.ts";
import type { ContentContext } from "./context.ts";
import type { DocumentData } from "./contract.ts";
import { describeDocument } from "./described-document.ts";
import { findDocumentProblems } from "./find-document-problems.ts";
import { readImageTexts } from "./read-image-texts.ts";
import { toSummary } from "./list-documents.ts";
import {
  findNewestRevision,
  findPublished,
  readShownData,
  toDocumentVersion,
} from "./stored-document.ts";
import { toWhole } from "./publish.ts";

/**
 * A document for the editor: the published, the delivered and the draft version, with problems and
 * warnings. Throws `not_found`.
 */
export async function readDocument(ctx: ContentContext, key: string) {
  const document = describeDocument(key);
  const row = await findPublished(ctx, key);
  const [drafted] = await ctx.db
    .select({ draft: contentDrafts, name: profiles.fullName })
    .from(contentDrafts)
    .leftJoin(profiles, eq(profiles.id, contentDrafts.updatedBy))
    .where(eq(contentDrafts.key, key));
  if (document.seed === null && row === undefined && drafted === undefined)
    throw new AppError("not_found", `there is no document ${key}`);
  const shown = readShownData(document, row);
  const published = shown === null ? null : toWhole(document, shown);
  // A draft has passed the shape of its fields.
  const draftData = drafted === undefined ? null : (drafted.draft.data as DocumentData);
  const { placeholders, ...found } = await findDocumentProblems(
    ctx,
    document,
    draftData ?? published ?? {},
  );
  return {
    ...toSummary({ document, row, draft: drafted?.draft, draftName: drafted?.name ?? null }),
    right: document.right,
    version: toDocumentVersion(drafted?.draft, await findNewestRevision(ctx, key)),
    published,
    delivered: document.seed,
    draftData,
    fields: document.fields,
    placeholders,
    ...found,
    imageTexts: await readImageTexts(ctx, [published, draftData, document.seed]),
  };
}
