import { parsePart } from "./parse-part.ts";
import { isPlainLine } from "./plain-text.ts";

/** Only a base to read paths against; nothing is ever asked there. */
const BASE = "https://shop.invalid";
const MAX_LENGTH = 1_000;

/**
 * Where to go on after signing in: `value` as a normalised path of this shop, with its query and
 * hash. Undefined for anything that leads, or that some browser could read as leading, elsewhere,
 * and for the sign-in page itself.
 */
export function safeNextPath(value: string | null | undefined): string | undefined {
  if (!value || value.length > MAX_LENGTH) return undefined;
  if (!/^\/(?!\/)/.test(value) || value.includes("\\") || !isPlainLine(value)) return undefined;
  const url = parseUrl(value);
  // Dots are gone from the path only now: "/.//evil.example" would have become "//evil.example".
  if (url?.origin !== BASE || url.pathname.includes("//")) return undefined;
  // As a router reads it.
  const path = parsePart(url.pathname);
  if (path === undefined || path.includes("\\") || !isPlainLine(path)) return undefined;
  if (/^\/+auth(?:[/.]|$)/i.test(path)) return undefined;
  return url.pathname + url.search + url.hash;
}

function parseUrl(value: string): URL | undefined {
  try {
    return new URL(value, BASE);
  } catch {
    return undefined;
  }
}
