/**
 * First path segments below which answers depend on who asks, on the moment, or on the query string
 * alone.
 */
const privateSegments: ReadonlySet<string> = new Set([
  "account",
  "admin",
  "api",
  "auth",
  "reset-password",
  "orders",
  "order-success",
  "order-status",
  "newsletter",
  "dev",
  "healthz",
  "readyz",
  "metrics",
]);

/**
 * Whether pages at `path` are the same for every visitor. Takes a path without query string, in any
 * spelling that reaches a page ("/%61dmin", "//admin"); the address of a page's data
 * ("/product/olive.data") counts like the page.
 */
export function isSharedPath(path: string): boolean {
  const first = path.split("/").find((segment) => segment !== "") ?? "";
  try {
    const name = decodeURIComponent(first).toLowerCase();
    return !privateSegments.has(name.replace(/\.data$/, ""));
  } catch {
    // Nobody knows what it is.
    return false;
  }
}
