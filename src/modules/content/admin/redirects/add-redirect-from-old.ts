import { eq } from "drizzle-orm";
import { redirects as table } from "#modules/content/tables.ts";
import type { Context } from "#modules/context.ts";
import { toPagePath } from "./own-path.ts";
import { lockRedirects, writeRedirect } from "./write-redirect.ts";

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
