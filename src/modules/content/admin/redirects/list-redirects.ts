import { and, or, sql } from "drizzle-orm";
import { redirects as table } from "#modules/content/tables.ts";
import type { Context } from "#modules/context.ts";
import { getPatterns } from "#platform/db/like.ts";
import { readPage, type Order } from "#platform/db/read-page.ts";
import { createTextKey } from "#platform/db/sort-key.ts";

/** By the bytes of the path: the same order on every server. */
const byPath: Order = {
  name: "redirects",
  keys: [createTextKey(sql`${table.fromPath}`, sql`"C"`)],
  direction: "asc",
};

/** The columns of a redirect by their names in answers. */
export const redirectColumns = {
  from: table.fromPath,
  to: table.toPath,
  origin: table.origin,
  createdAt: table.createdAt,
};

/** Up to 50 redirects by their paths. `q` is a part of either address. */
export async function listRedirects(
  { db }: Pick<Context, "db">,
  { q = "", after }: { readonly q?: string | undefined; readonly after?: string | undefined },
) {
  const { rows, nextCursor } = await readPage({ order: byPath, after }, (page) =>
    db
      .select({ ...redirectColumns, place: page.place })
      .from(table)
      .where(
        and(
          ...getPatterns(q).map((pattern) =>
            or(sql`${table.fromPath} ilike ${pattern}`, sql`${table.toPath} ilike ${pattern}`),
          ),
          page.follows,
        ),
      )
      .orderBy(page.order)
      .limit(page.limit),
  );
  return { redirects: rows, nextCursor };
}
