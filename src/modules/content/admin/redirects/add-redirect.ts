import { eq } from "drizzle-orm";
import { redirects as table } from "#modules/content/tables.ts";
import type { Context } from "#modules/context.ts";
import { AppError, createFieldsError } from "#shared/errors.ts";
import type { RedirectContext } from "./context.ts";
import { findRedirect } from "./find-redirect.ts";
import { toPagePath, readFrom, readTarget } from "./own-path.ts";
import { lockRedirects, writeRedirect } from "./write-redirect.ts";

/**
 * Adds a redirect from an unused path to an address of the shop. If the target is redirected
 * itself, the redirect leads straight to the end, and existing redirects to the path follow. Throws
 * `invalid_fields`: `from` (not_a_path, with_query, too_long, not_free, taken), `to` (not_a_path,
 * too_long, circle).
 */
export async function addRedirect(
  ctx: RedirectContext,
  typed: { readonly from: string; readonly to: string },
) {
  const from = readFrom(typed.from);
  const to = readTarget(typed.to);
  if ("problem" in from) throw createFieldsError({ from: [from.problem] });
  if ("problem" in to) throw createFieldsError({ to: [to.problem] });
  // Checked first, because an existing redirect would count as a page below.
  await ctx.asCaller((inside) => assertFree(inside, from.path));
  // Outside the transaction, because rendering a page takes a while.
  if (await ctx.hasPage(from.path)) throw createFieldsError({ from: ["not_free"] });
  return ctx.asCaller((inside) => saveRedirect(inside, from.path, to.path));
}

async function saveRedirect(ctx: Context, from: string, to: string) {
  await lockRedirects(ctx);
  await assertFree(ctx, from);
  const end = (await findRedirect(ctx, toPagePath(to))) ?? to;
  if (toPagePath(end) === from || toPagePath(to) === from)
    throw createFieldsError({ to: ["circle"] });
  return writeRedirect(ctx, { fromPath: from, toPath: end, origin: "manual" });
}

async function assertFree(ctx: Context, from: string): Promise<void> {
  if ((await findRedirect(ctx, from)) !== undefined) throw createFieldsError({ from: ["taken"] });
}

/** Removes a redirect: its path is not found from now on. Throws `not_found`. */
export async function removeRedirect({ db }: Pick<Context, "db">, from: string): Promise<void> {
  const gone = await db.delete(table).where(eq(table.fromPath, from)).returning();
  if (gone.length === 0) throw new AppError("not_found", "nothing leads away from this path");
}

/**
 * Adds a redirect from the old path of a renamed page to its new one; existing redirects to the old
 * one follow. A redirect from the new path is removed, in case the page had it before. Both paths
 * are in the shop's own spelling.
 */
export async function addRedirectFromOld(
  ctx: Pick<Context, "db" | "clock">,
  redirect: Pick<typeof table.$inferSelect, "fromPath" | "toPath" | "origin">,
): Promise<void> {
  const { fromPath, toPath } = redirect;
  await lockRedirects(ctx);
  await ctx.db.delete(table).where(eq(table.fromPath, toPagePath(toPath)));
  if (toPagePath(toPath) !== fromPath) await writeRedirect(ctx, redirect);
}
