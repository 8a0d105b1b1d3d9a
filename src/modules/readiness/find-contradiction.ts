import { isNotNull, notInArray, and, asc } from "drizzle-orm";
import { bagMeasures } from "#modules/content/bag-measures.ts";
import { findTypedPromises, type PromisedNumbers } from "#modules/content/promises.ts";
import { readStored, toContent } from "#modules/content/read-content.ts";
import { contentDocuments } from "#modules/content/tables.ts";
import type { Context } from "#modules/context.ts";

/** Where the numbers themselves are kept. */
const holdsNumbers = ["brand", "policies"];
/** More than the documents of any shop. */
const MAX_DOCUMENTS = 500;

/**
 * Where the owner's words contradict the policies: "home: 24 months ≠ 12". Texts that come with the
 * shop quote the policies, so they are not looked at.
 */
export async function findContradiction(ctx: Pick<Context, "db">): Promise<string | undefined> {
  const { stored, bag } = await readStored(ctx, ["policies"]);
  const { policies } = toContent(["policies"], stored, bag);
  const numbers = { policies, bag: bagMeasures(bag).bag };
  const rows = await ctx.db
    .select({ key: contentDocuments.key, data: contentDocuments.data })
    .from(contentDocuments)
    .where(and(isNotNull(contentDocuments.data), notInArray(contentDocuments.key, holdsNumbers)))
    .orderBy(asc(contentDocuments.key))
    .limit(MAX_DOCUMENTS);
  for (const { key, data } of rows) {
    const found = findIn(data, numbers);
    if (found !== undefined) return `${key}: ${found}`;
  }
  return undefined;
}

function findIn(value: unknown, numbers: PromisedNumbers): string | undefined {
  if (typeof value === "string") {
    const wrong = findTypedPromises(value, numbers).find(({ contradicts }) => contradicts !== null);
    return wrong && `${wrong.typed} ≠ ${wrong.contradicts}`;
  }
  if (typeof value !== "object" || value === null) return undefined;
  for (const each of Object.values(value)) {
    const found = findIn(each, numbers);
    if (found !== undefined) return found;
  }
  return undefined;
}
