import { like, or } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { readStored, valuesOf, type Draft } from "./read-content.ts";
import { contentDocuments } from "./tables.ts";
import { deliveredTexts } from "./text-documents.ts";
import { toTexts, type Texts } from "./texts.ts";

/**
 * The articles and pages that visitors read: what the owner has published, or else what the files
 * say, with the values of placeholders in their place. With `draft`, what that says.
 */
export async function readTexts(ctx: Pick<Context, "db">, draft?: Draft): Promise<Texts> {
  const rows = await ctx.db
    .select({ key: contentDocuments.key, data: contentDocuments.data })
    .from(contentDocuments)
    .where(or(like(contentDocuments.key, "article/%"), like(contentDocuments.key, "page/%")));
  const { stored, bag } = await readStored(ctx, []);
  const said = new Map<string, unknown>(deliveredTexts());
  for (const { key, data } of rows) said.set(key, data);
  if (draft !== undefined) said.set(draft.key, draft.data);
  return toTexts(said, valuesOf(stored, bag));
}
