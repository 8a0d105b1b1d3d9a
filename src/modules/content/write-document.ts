import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { isMember } from "#shared/actor.ts";
import { assertAction } from "#shared/assert-action.ts";
import { getDocumentRight } from "./documents.ts";
import { contentDocuments, contentRevisions } from "./tables.ts";

type Writing = Pick<Context, "db" | "actor" | "clock">;
type Data = Readonly<Record<string, unknown>>;

/**
 * Writes the published version of a document, and its revision. Null takes it down. Throws when the
 * actor may not change this document now.
 */
export async function writeDocument(ctx: Writing, key: string, data: Data | null): Promise<void> {
  assertDocumentRight(ctx, key);
  const row = { key, data, updatedAt: ctx.clock() };
  await ctx.db
    .insert(contentDocuments)
    .values(row)
    .onConflictDoUpdate({ target: contentDocuments.key, set: row });
  await writeRevision(ctx, { key, data, isDelivered: false });
}

/** Resets a document to the version of the files; this is a revision as well. Throws as above. */
export async function deleteStoredDocument(ctx: Writing, key: string): Promise<void> {
  assertDocumentRight(ctx, key);
  await ctx.db.delete(contentDocuments).where(eq(contentDocuments.key, key));
  await writeRevision(ctx, { key, data: null, isDelivered: true });
}

/** Throws unless the actor may now decide what this document says. */
export function assertDocumentRight({ actor }: Pick<Context, "actor">, key: string): void {
  assertAction(actor, getDocumentRight(key), `changing ${key}`);
}

async function writeRevision(
  { db, actor, clock }: Writing,
  revision: { key: string; data: Data | null; isDelivered: boolean },
): Promise<void> {
  const publishedBy = isMember(actor) ? actor.id : null;
  await db.insert(contentRevisions).values({ ...revision, publishedAt: clock(), publishedBy });
}
