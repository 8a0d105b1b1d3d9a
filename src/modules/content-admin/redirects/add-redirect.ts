import { eq } from "drizzle-orm";
import { redirects as table } from "#modules/content/tables.ts";
import type { Context } from "#modules/context.ts";
import { AppError, invalidFields } from "#shared/errors.ts";
import type { RedirectContext } from "./context.ts";
import type { Redirect } from "./contract.ts";
import { findRedirect } from "./find-redirect.ts";
import { toRedirect } from "./list-redirects.ts";
import { pageOf, readFrom, readTarget } from "./own-path.ts";
import { lockRedirects, writeRedirect } from "./write-redirect.ts";

/**
 * Has a path that no page has lead to another address of the shop. Where that one leads on, the
 * redirect leads straight to the end, and what led to the path follows. Throws `invalid_fields`:
 * `from` (not_a_path, with_query, too_long, not_free, taken), `to` (not_a_path, too_long, circle).
 */
export async function addRedirect(
  ctx: RedirectContext,
  typed: { readonly from: string; readonly to: string },
): Promise<Redirect> {
  const from = readFrom(typed.from);
  const to = readTarget(typed.to);
  if ("problem" in from) throw invalidFields({ from: [from.problem] });
  if ("problem" in to) throw invalidFields({ to: [to.problem] });
  // Asked first: a path that leads elsewhere is answered, too.
  await ctx.asCaller((inside) => assertFree(inside, from.path));
  // A page takes a while: not in a transaction.
  if (await ctx.hasPage(from.path)) throw invalidFields({ from: ["not_free"] });
  return ctx.asCaller((inside) => store(inside, from.path, to.path));
}

async function store(ctx: Context, from: string, to: string): Promise<Redirect> {
  await lockRedirects(ctx);
  await assertFree(ctx, from);
  const end = (await findRedirect(ctx, pageOf(to))) ?? to;
  if (pageOf(end) === from || pageOf(to) === from) throw invalidFields({ to: ["circle"] });
  return toRedirect(await writeRedirect(ctx, { fromPath: from, toPath: end, origin: "manual" }));
}

async function assertFree(ctx: Context, from: string): Promise<void> {
  if ((await findRedirect(ctx, from)) !== undefined) throw invalidFields({ from: ["taken"] });
}

/** Removes a redirect: its path is not found from now on. Throws `not_found`. */
export async function removeRedirect({ db }: Pick<Context, "db">, from: string): Promise<void> {
  const gone = await db.delete(table).where(eq(table.fromPath, from)).returning();
  if (gone.length === 0) throw new AppError("not_found", "nothing leads away from this path");
}
