import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { SearchTerm } from "./search-term.ts";

/**
 * The SKUs on lines of orders that a search names, mostly none: one as it was typed, or in
 * capitals, and those of the catalog however their letters and hyphens were typed.
 */
export async function findOrderedSkus(
  { db }: Pick<Context, "db">,
  { typed }: Extract<SearchTerm, { readonly kind: "words" }>,
): Promise<string[]> {
  const { rows } = await db.execute<{ sku: string }>(sql`
    select named.sku from (
      values (${typed}::text), (upper(${typed}))
      union select v.sku from product_variants v where app.search_text(v.sku) = app.search_text(${typed})
    ) named (sku)
    where exists (select from order_items i where i.sku = named.sku)`);
  return rows.map(({ sku }) => sku);
}
