import { listChangedDocuments, readStored } from "#modules/content/read-content.ts";
import { readPromisedNumbers } from "#modules/content/read-promised-numbers.ts";
import { findTypedPromises, type PromisedNumbers } from "#modules/content/typed-promises.ts";
import type { Context } from "#modules/context.ts";

/** The documents that hold the numbers themselves. */
const holdsNumbers = ["brand", "policies"];

/**
 * The place where a text of the owner contradicts a promise: "home: 24 months ≠ 12 months". Texts
 * that come with the shop use placeholders, so they are not checked.
 */
export async function findContradiction(ctx: Pick<Context, "db">): Promise<string | undefined> {
  const numbers = await readPromisedNumbers(ctx, await readStored(ctx, ["policies"]));
  for (const { key, data } of await listChangedDocuments(ctx, { without: holdsNumbers })) {
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
