import { lte } from "drizzle-orm";
import { findDraft } from "#modules/content/read-content.ts";
import { contentDrafts } from "#modules/content/tables.ts";
import type { DueKind } from "#modules/publish-due.ts";
import { publishLocked } from "./publish.ts";
import { lockDocument } from "./stored-document.ts";

/**
 * Drafts of documents, which are published at a scheduled time. One with problems stays, and the
 * back office shows them; it is published once they are solved.
 */
export function createDueContent(ownPaths: readonly string[]): DueKind {
  return {
    name: "document",
    async findDue({ db }, now, most) {
      const keys = db
        .select({ key: contentDrafts.key })
        .from(contentDrafts)
        .where(lte(contentDrafts.publishAt, now));
      const due = await keys.orderBy(contentDrafts.publishAt).limit(most);
      return due.map(({ key }) => key);
    },
    async publish(ctx, key, now) {
      await lockDocument(ctx, key);
      const draft = await findDraft(ctx, key);
      if (!draft?.publishAt || draft.publishAt > now) return false;
      return (await publishLocked({ ...ctx, ownPaths }, draft)).length === 0;
    },
  };
}
