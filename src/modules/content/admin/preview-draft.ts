import { findDraft, type Draft } from "#modules/content/read-content.ts";
import type { Context } from "#modules/context.ts";
import { isRecord } from "#shared/json.ts";
import { checkDocument } from "./check-document.ts";
import type { DocumentData, Finding } from "./contract.ts";
import { describeDocument } from "./described-document.ts";
import { readPlaceholders } from "./find-document-problems.ts";
import { sql } from "drizzle-orm";
import { AppError } from "#shared/errors.ts";
import type { ContentContext } from "./context.ts";
import { findPublished, readShownData } from "./stored-document.ts";

/** Problems that are allowed in a preview, because an unfinished draft does no harm. */
const harmless: ReadonlySet<Finding["code"]> = new Set([
  "required",
  "too_long",
  "unknown_placeholder",
  "unknown_condition",
  "unclosed_condition",
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

/** The query parameter with the ticket of the draft that a page should show. */
const PARAMETER = "preview";

/**
 * The address of a preview: for a day anyone can see the page with the draft there. Throws
 * `not_found` for a document that no page shows.
 */
export async function createPreviewLink(ctx: ContentContext, key: string) {
  const document = describeDocument(key);
  const draft = await findDraft(ctx, key);
  const written = draft?.data;
  const data = written ?? readShownData(document, await findPublished(ctx, key));
  const path = data === null ? null : document.getPath(data);
  if (path === null) throw new AppError("not_found", `no page shows ${key}`);
  const { token, expiresAt } = await ctx.tickets.documents.sign({ sub: key }, ctx.clock());
  const shown = await findShownPath(ctx, path);
  return { url: `${shown}?${PARAMETER}=${token}`, expiresAt };
}

/** For the texts of all product pages, the page of any product for sale. */
async function findShownPath({ db }: ContentContext, path: string): Promise<string> {
  if (!path.startsWith("/product/")) return path;
  const { rows } = await db.execute<{ slug: string }>(sql`
    select v.slug from product_variants v join products p on p.id = v.product_id
    where v.is_active and p.is_active and p.deleted_at is null
    order by p.max_pet_grams is null, p.display_order, v.display_order, v.id limit 1`);
  return rows[0] === undefined ? path : `/product/${rows[0].slug}`;
}
