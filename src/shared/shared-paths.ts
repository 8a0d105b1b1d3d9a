import { splitMarketPath } from "./market-path.ts";

/** The cache-control of answers that are the same for all visitors, and of all others. */
export const SHARED = "public, max-age=0, must-revalidate";
export const PRIVATE = "no-store";

/** First path segments below which answers depend on the user, the time, or the query string. */
const privateSegments: ReadonlySet<string> = new Set([
  "account",
  "admin",
  "auth",
  "reset-password",
  "orders",
  "order-success",
  "order-status",
  "kept",
  "search",
  "newsletter",
  "setup",
  "dev",
  "healthz",
  "readyz",
  "metrics",
]);

/** Answers of the API that are the same for all visitors: what is for sale. */
const sharedApi: ReadonlySet<string> = new Set(["catalog/variants"]);

/**
 * Whether answers at `address` are the same for every visitor, in any market. Takes a path without
 * query string, in any spelling that reaches a page ("/%61dmin", "//admin"); the address of a
 * page's data ("/product/olive.data") counts like the page.
 */
export function isSharedPath(address: string): boolean {
  const { path } = splitMarketPath(address);
  const segments = path.split("/").filter((segment) => segment !== "");
  try {
    const first = getName(segments[0]);
    if (first === "api") return sharedApi.has(segments.slice(1).map(getName).join("/"));
    // A product that is not for sale yet is only for people who have the link.
    const isPreview = first === "product" && getName(segments[1]) === "preview";
    return !isPreview && !privateSegments.has(first);
  } catch {
    // An unknown path is not shared.
    return false;
  }
}

const getName = (segment = "") =>
  decodeURIComponent(segment)
    .toLowerCase()
    .replace(/\.data$/, "");
