import { findDraft } from "#modules/content/find-draft.ts";
import type { Draft } from "#modules/content/read-content.ts";
import type { Context } from "#modules/context.ts";
import { isRecord } from "#shared/json.ts";
import { checkDocument } from "./check-document.ts";
import type { DocumentData, Finding } from "./contract.ts";
import { describeDocument } from "./described-document.ts";
import { readPlaceholders } from "./find-document-problems.ts";

/** Problems that are allowed in a preview, because an unfinished draft does no harm. */
const harmless: ReadonlySet<Finding["code"]> = new Set([
  "required",
  "too_long",
  "unknown_placeholder",
  "taken",
]);

/**
 * A draft as its page may show it: without values that are no valid link, image or number.
 * Undefined while there is no draft.
 */
export async function readPreviewDraft(
  ctx: Pick<Context, "db">,
  key: string,
): Promise<Draft | undefined> {
  const draft = await findDraft(ctx, key);
  if (draft === undefined) return undefined;
  const { fields, seed } = describeDocument(key);
  const values = await readPlaceholders(ctx);
  const harmful = checkDocument(fields, draft.data, { seed, values })
    .filter(({ code }) => !harmless.has(code))
    .map(({ field }) => field.split("."));
  return { key, data: harmful.reduce<DocumentData>(without, draft.data as DocumentData) };
}

/** The data without the field at a place. */
function without<T>(data: T, [name = "", ...rest]: readonly string[]): T {
  if (Array.isArray(data))
    // The same list but for one item.
    return data.map((item: unknown, index) =>
      String(index) === name ? without(item, rest) : item,
    ) as T;
  if (!isRecord(data)) return data;
  const entries = Object.entries(data).flatMap(([key, value]) => {
    if (key !== name) return [[key, value]];
    return rest.length === 0 ? [] : [[key, without(value, rest)]];
  });
  return Object.fromEntries(entries) as T; // the same group but for one field
}
