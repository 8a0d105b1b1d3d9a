import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { contentDocuments } from "./tables.ts";

/** Whether the shop shows the version of the files: the owner has never published a document. */
export async function isAsDelivered({ db }: Pick<Context, "db">, key: string): Promise<boolean> {
  const [own] = await db
    .select({ key: contentDocuments.key })
    .from(contentDocuments)
    .where(eq(contentDocuments.key, key));
  return own === undefined;
}
