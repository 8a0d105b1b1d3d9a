import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { isMember } from "#shared/actor.ts";
import { contentDocuments, contentRevisions } from "./tables.ts";

type Writing = Pick<Context, "db" | "actor" | "clock">;
type Data = Readonly<Record<string, unknown>>;

/**
 * Writes what visitors read of a document from now on, and its place in the history. Null takes it
 * down.
 */
export async function writeDocument(ctx: Writing, key: string, data: Data | null): Promise<void> {
  const row = { key, data, updatedAt: ctx.clock() };
  await ctx.db
    .insert(contentDocuments)
    .values(row)
    .onConflictDoUpdate({ target: contentDocuments.key, set: row });
  await writeRevision(ctx, { key, data, isDelivered: false });
}

/** Has visitors read what the files say of a document again; also a place in the history. */
export async function dropDocument(ctx: Writing, key: string): Promise<void> {
  await ctx.db.delete(contentDocuments).where(eq(contentDocuments.key, key));
  await writeRevision(ctx, { key, data: null, isDelivered: true });
}

async function writeRevision(
  { db, actor, clock }: Writing,
  revision: { key: string; data: Data | null; isDelivered: boolean },
): Promise<void> {
  const publishedBy = isMember(actor) ? actor.id : null;
  await db.insert(contentRevisions).values({ ...revision, publishedAt: clock(), publishedBy });
}
