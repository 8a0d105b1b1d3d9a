import { eq } from "drizzle-orm";
import { redirects } from "#modules/content/tables.ts";
import type { Context } from "#modules/context.ts";
import { MAX_PATH } from "./redirect.ts";

/**
 * The redirect of a path without a page, by one index lookup; undefined without one. Always an
 * address of this shop.
 */
export async function findRedirect(
  { db }: Pick<Context, "db">,
  path: string,
): Promise<string | undefined> {
  if (path.length > MAX_PATH) return undefined;
  const [found] = await db
    .select({ to: redirects.toPath })
    .from(redirects)
    .where(eq(redirects.fromPath, path));
  return found?.to;
}
