import { and, asc, isNotNull, notInArray } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { contentDocuments } from "./tables.ts";

/** More than the documents of any shop. */
const MAX_DOCUMENTS = 500;

/** The keys of the documents that the owner has changed, except some. */
export async function listChangedDocuments(
  { db }: Pick<Context, "db">,
  { without }: { readonly without: readonly string[] },
): Promise<{ key: string; data: unknown }[]> {
  return db
    .select({ key: contentDocuments.key, data: contentDocuments.data })
    .from(contentDocuments)
    .where(and(isNotNull(contentDocuments.data), notInArray(contentDocuments.key, [...without])))
    .orderBy(asc(contentDocuments.key))
    .limit(MAX_DOCUMENTS);
}
