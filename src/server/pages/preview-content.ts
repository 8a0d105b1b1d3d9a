import type { Draft } from "#modules/content/read-content.ts";
import { readPreviewDraft } from "#modules/content/admin/preview-draft.ts";
import type { Tickets } from "#modules/downloads/tickets.ts";
import type { Database } from "#platform/db/client.ts";
import { system } from "#shared/actor.ts";

/** A page as the draft of one document has it. */
export type ContentPreview = {
  readonly expiresAt: Date;
  /** The draft; undefined when it no longer exists. */
  readonly draft: Draft | undefined;
};

/**
 * Returns a function that reads the draft of a document by its ticket. Undefined for an invalid
 * ticket. Visitors may not read drafts, so the draft is read with the rights of the shop itself.
 */
export function createContentPreview(options: {
  database: Database;
  tickets: Tickets;
  clock: () => Date;
}): (ticket: string) => Promise<ContentPreview | undefined> {
  const { database, tickets, clock } = options;
  return async (ticket) => {
    const opened = await tickets.documents.read(ticket, clock());
    if (opened === undefined) return undefined;
    const { claims, expiresAt } = opened;
    const key = claims.sub;
    const draft = await database.runInTransaction(system, (db) => readPreviewDraft({ db }, key));
    return { expiresAt, draft };
  };
}
