import { findDraft } from "#modules/content/find-draft.ts";
import { sql } from "drizzle-orm";
import { AppError } from "#shared/errors.ts";
import type { ContentContext } from "./context.ts";
import { describeDocument } from "./described-document.ts";
import { findPublished, readShownData } from "./stored-document.ts";

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
