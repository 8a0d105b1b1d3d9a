// Addresses of this shop, as typed and as stored. They never lead to another site.
import { parseRequestTarget } from "#shared/request-target.ts";
import { MAX_PATH } from "./redirect.ts";
import { isSharedPath } from "#shared/shared-paths.ts";

/** Stands for the shop's host, to resolve a path as a browser would. */
const HERE = "https://shop.invalid";
/** A path at which there is never a page. */
const FILES = /^\/(assets|media|uploads|share)(\/|$)/;

export type PathProblem = "not_a_path" | "with_query" | "too_long" | "not_free";

type Read = { readonly path: string } | { readonly problem: PathProblem };

/** The page of an address, without query and fragment. */
export const toPagePath = (address: string): string => address.split(/[?#]/, 1)[0] ?? "";

/** The path to redirect, in the normal spelling. */
export function readFrom(typed: string): Read {
  const read = readTarget(typed);
  if ("problem" in read) return read;
  const { path } = read;
  if (toPagePath(path) !== path) return { problem: "with_query" };
  // Private paths and files are never looked up.
  if (path === "/" || !isSharedPath(path) || FILES.test(path)) return { problem: "not_free" };
  return read;
}

/** The target of a redirect: a page of this shop, with query and fragment. */
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
