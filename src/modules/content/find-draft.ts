import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { contentDrafts } from "./tables.ts";

export type StoredDraft = typeof contentDrafts.$inferSelect;

/** The draft of a document; undefined when there is none. */
export async function findDraft(
  { db }: Pick<Context, "db">,
  key: string,
): Promise<StoredDraft | undefined> {
  const [draft] = await db.select().from(contentDrafts).where(eq(contentDrafts.key, key));
  return draft;
}
