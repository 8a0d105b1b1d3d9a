// Many spellings of an address mean one page. The cache uses only one spelling, so that no one can
// fill it with copies, and so that no spelling of a private page ("//admin", "/%61dmin",
// "/x/../admin") is taken for a shared one.
import { parsePart } from "#shared/parse-part.ts";
import { splitMarketPath } from "./market-path.ts";
import { isSharedPath } from "./shared-paths.ts";

export type RequestTarget =
  | {
      readonly kind: "page";
      readonly path: string;
      readonly query: string;
      readonly isCanonical: boolean;
    }
  | { readonly kind: "refused"; readonly status: 400 | 414 };

/** Longer than any address of the shop: a cart asks for fifty variants by their names. */
const MAX_TARGET_LENGTH = 4_096;
/** Longer than any path of the shop: the ticket of a download holds a search. */
const MAX_PATH_LENGTH = 2_048;

// Control characters, and slashes in disguise. oxlint-disable-next-line no-control-regex
const FORBIDDEN_CHARACTERS = /[\u0000-\u001f\u007f\\/]/;

/**
 * Characters that a path may contain as they are, but that encodeURIComponent encodes (RFC 3986
 * §3.3).
 */
const PLAIN_IN_PATHS = /%(3A|40|24|26|2B|2C|3B|3D)/g;

/** Reads what stands between method and protocol in the first line of a request. */
export function parseRequestTarget(raw: string): RequestTarget {
  if (raw.length > MAX_TARGET_LENGTH) return { kind: "refused", status: 414 };
  // Proxies may send the absolute form; the authority in it does not matter to us.
  const target = raw.replace(/^https?:\/\/[^/?#]*/i, "");
  const queryStart = target.indexOf("?");
  const rawPath = queryStart < 0 ? target : target.slice(0, queryStart);
  const query = queryStart < 0 ? "" : target.slice(queryStart);
  if (rawPath.length > MAX_PATH_LENGTH) return { kind: "refused", status: 414 };
  const path = canonicalPath(rawPath === "" ? "/" : rawPath);
  if (path === undefined || query.includes("#")) return { kind: "refused", status: 400 };
  return { kind: "page", path, query, isCanonical: path === rawPath };
}

function canonicalPath(rawPath: string): string | undefined {
  if (!rawPath.startsWith("/") || rawPath.includes("#")) return undefined;
  const segments: string[] = [];
  for (const rawSegment of rawPath.split("/")) {
    const segment = parsePart(rawSegment);
    if (segment === undefined || FORBIDDEN_CHARACTERS.test(segment)) return undefined;
    if (segment === "." || segment === "..") return undefined;
    if (segment !== "") segments.push(segment);
  }
  // Private addresses may carry identifiers in which case matters, after their first part; shared
  // ones never do.
  const path = `/${segments.map(encode).join("/")}`;
  const isInMarket = splitMarketPath(path.toLowerCase()).code !== undefined;
  const named = isSharedPath(path) ? segments.length : isInMarket ? 2 : 1;
  return `/${segments.map((it, at) => encode(at < named ? it.toLowerCase() : it)).join("/")}`;
}

function encode(segment: string): string {
  return encodeURIComponent(segment).replace(PLAIN_IN_PATHS, (code) => decodeURIComponent(code));
}
