import { sql } from "drizzle-orm";
import { redirects as table } from "#modules/content/tables.ts";
import type { Context } from "#modules/context.ts";
import { redirectColumns } from "./list-redirects.ts";

/** Page to which a redirect leads now: its target without query and fragment. */
const targetPage = sql`regexp_replace(${table.toPath}, '[?#].*$', '')`;

/** A lock, so that two redirects added at once cannot form a circle. */
export async function lockRedirects({ db }: Pick<Context, "db">): Promise<void> {
  await db.execute(sql`lock table ${table} in share row exclusive mode`);
}

/** Stores a redirect; all that led to `from` lead straight to where it leads from now on. */
export async function writeRedirect(
  { db, clock }: Pick<Context, "db" | "clock">,
  redirect: Pick<typeof table.$inferSelect, "fromPath" | "toPath" | "origin">,
) {
  const { fromPath, toPath } = redirect;
  await db
    .update(table)
    .set({ toPath })
    .where(sql`${targetPage} = ${fromPath}`);
  const row = { ...redirect, createdAt: clock() };
  const [stored] = await db
    .insert(table)
    .values(row)
    .onConflictDoUpdate({ target: table.fromPath, set: row })
    .returning(redirectColumns);
  if (stored === undefined) throw new Error("no row came back");
  return stored;
}
