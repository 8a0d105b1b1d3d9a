// Addresses of this shop, as people type them and as they are stored. Nothing of it ever leads to
// another site.
import { parseRequestTarget } from "#platform/http/request-target.ts";
import { isSharedPath } from "#platform/http/shared-paths.ts";

/** As long as the table takes. */
export const MAX_PATH = 300;

/** Stands for the shop: what a browser makes of a path is told by where it would lead from here. */
const HERE = "https://shop.invalid";
/** No page of the shop is ever here. */
const FILES = /^\/(assets|media|uploads|share)(\/|$)/;

export type PathProblem = "not_a_path" | "with_query" | "too_long" | "not_free";

type Read = { readonly path: string } | { readonly problem: PathProblem };

/** The page that an address is about, without its query and the place on the page. */
export const pageOf = (address: string): string => address.replace(/[?#].*$/, "");

/** The path that is to lead elsewhere, in the one spelling under which it is asked for. */
export function readFrom(typed: string): Read {
  const read = readTarget(typed);
  if ("problem" in read) return read;
  const { path } = read;
  if (pageOf(path) !== path) return { problem: "with_query" };
  // Paths whose answer depends on the visitor, and files, are never looked up.
  if (path === "/" || !isSharedPath(path) || FILES.test(path)) return { problem: "not_free" };
  return read;
}

/** Where a path is to lead to: a page of this shop, with a query and a place on it. */
export function readTarget(typed: string): Read {
  const text = typed.trim();
  // "//evil.example" names another site; so does "/\evil.example", as browsers read it.
  if (!text.startsWith("/") || !URL.canParse(text, HERE)) return { problem: "not_a_path" };
  const { origin, pathname, search, hash } = new URL(text, HERE);
  const target = parseRequestTarget(pathname);
  if (origin !== HERE || text.startsWith("//") || target.kind === "refused")
    return { problem: "not_a_path" };
  const path = target.path + search + hash;
  return path.length > MAX_PATH ? { problem: "too_long" } : { path };
}
