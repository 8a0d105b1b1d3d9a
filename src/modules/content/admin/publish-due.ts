import { lte } from "drizzle-orm";
import { findDraft } from "#modules/content/read-content.ts";
import { contentDrafts } from "#modules/content/tables.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { publishLocked } from "./publish.ts";
import { lockDocument } from "./stored-document.ts";

/** The rest are published a minute later. */
const MAX_AT_ONCE = 100;

/**
 * Publishes the drafts that are due by the shop's clock, each in a transaction of its own. One with
 * problems stays; the back office shows them, and it is published once they are solved. Returns how
 * many were published.
 */
export async function publishDueContent(
  parts: TaskParts & { readonly ownPaths: readonly string[] },
): Promise<number> {
  const { database, clock, log, ownPaths } = parts;
  const now = clock();
  const due = await database.runInTransaction(system, (db) =>
    db
      .select({ key: contentDrafts.key })
      .from(contentDrafts)
      .where(lte(contentDrafts.publishAt, now))
      .orderBy(contentDrafts.publishAt)
      .limit(MAX_AT_ONCE),
  );
  let published = 0;
  for (const { key } of due) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they became due
    const problems = await database.runInTransaction(system, async (db) => {
      await lockDocument({ db }, key);
      const draft = await findDraft({ db }, key);
      // Read again, because it may have been changed meanwhile.
      if (!draft?.publishAt || draft.publishAt > now) return undefined;
      return publishLocked({ db, actor: system, clock, log, ownPaths }, draft);
    });
    if (problems?.length === 0) published += 1;
    else if (problems !== undefined)
      log.debug({ key, problems: problems.length }, "what is due cannot be shown yet");
  }
  if (published > 0) log.info({ published }, "words that were due are shown");
  return published;
}
