import { adminPaths } from "#web/admin-paths.ts";
import { paths } from "#web/paths.ts";

/**
 * Paths that crawlers need not ask for. Public addresses that are not to be shown, such as the
 * cart, are not here: their pages say so themselves, and a crawler that may not read a page never
 * learns it.
 */
const closed = ["/api/", adminPaths.home, paths.account, paths.orders, "/dev/", "/newsletter/"];

export function robotsTxt(publicUrl: string): string {
  return [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}${paths.sitemap}`,
    "",
  ].join("\n");
}
