import { toCarrierMeasures } from "#modules/content/carrier-measures.ts";
import { listChangedDocuments, readStored, toContent } from "#modules/content/read-content.ts";
import { findTypedPromises, type PromisedNumbers } from "#modules/content/typed-promises.ts";
import type { Context } from "#modules/context.ts";

/** The documents that hold the numbers themselves. */
const holdsNumbers = ["brand", "policies"];

/**
 * Places where the owner's texts contradict the policies: "home: 24 months ≠ 12". Texts that come
 * with the shop use placeholders, so they are not checked.
 */
export async function findContradiction(ctx: Pick<Context, "db">): Promise<string | undefined> {
  const { stored, carrier } = await readStored(ctx, ["policies"]);
  const { policies } = toContent(["policies"], stored, carrier);
  const numbers = { policies, carrier: toCarrierMeasures(carrier).carrier };
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
