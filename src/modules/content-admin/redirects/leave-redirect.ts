import { eq } from "drizzle-orm";
import { redirects as table } from "#modules/content/tables.ts";
import type { Context } from "#modules/context.ts";
import { pageOf } from "./own-path.ts";
import { lockRedirects, writeRedirect } from "./write-redirect.ts";

/**
 * Has the old path of a renamed page lead to its new one, and all that led to the old one with it.
 * A page that gets back a path of before has it again: nothing leads away from there. Both are
 * paths as the shop itself writes them.
 */
export async function leaveRedirect(
  ctx: Pick<Context, "db" | "clock">,
  redirect: Pick<typeof table.$inferSelect, "fromPath" | "toPath" | "origin">,
): Promise<void> {
  const { fromPath, toPath } = redirect;
  await lockRedirects(ctx);
  await ctx.db.delete(table).where(eq(table.fromPath, pageOf(toPath)));
  if (pageOf(toPath) !== fromPath) await writeRedirect(ctx, redirect);
}
