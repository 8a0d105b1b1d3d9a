import { and, asc, or, sql } from "drizzle-orm";
import { redirects as table } from "#modules/content/tables.ts";
import type { Context } from "#modules/context.ts";
import { getTextCursor, readTextCursor } from "#platform/db/keyset.ts";
import { getPatterns } from "#platform/db/like.ts";
import type { Redirect, RedirectPage } from "./contract.ts";

const PAGE_SIZE = 50;

/** By the bytes of the path: the same order on every server. */
const byPath = sql`${table.fromPath} collate "C"`;

/** Up to 50 redirects by their paths. `q` is a part of either address. */
export async function listRedirects(
  { db }: Pick<Context, "db">,
  { q = "", after }: { readonly q?: string | undefined; readonly after?: string | undefined },
): Promise<RedirectPage> {
  const last = after === undefined ? undefined : readTextCursor(after);
  const rows = await db
    .select()
    .from(table)
    .where(
      and(
        ...getPatterns(q).map((pattern) =>
          or(sql`${table.fromPath} ilike ${pattern}`, sql`${table.toPath} ilike ${pattern}`),
        ),
        last === undefined ? undefined : sql`${byPath} > ${last}`,
      ),
    )
    .orderBy(asc(byPath))
    .limit(PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  const end = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    redirects: shown.map(toRedirect),
    nextCursor: end === undefined ? null : getTextCursor(end.fromPath),
  };
}

export function toRedirect(row: typeof table.$inferSelect): Redirect {
  const { fromPath, toPath, origin, createdAt } = row;
  return { from: fromPath, to: toPath, origin, createdAt: createdAt.toISOString() };
}
