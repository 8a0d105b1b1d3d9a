import { parsePart } from "#shared/parse-part.ts";
import { secretLinks } from "#shared/secret-links.ts";

/** Longer than any address of ours without its key. */
const MAX_LENGTH = 200;

/** Of addresses with a key in their path, the one or two parts before the key. */
const BEFORE_KEYS: ReadonlySet<string> = new Set(
  Object.values(secretLinks).flatMap(({ path }) => {
    const [before = "", after] = path.split("/:key");
    return after === undefined ? [] : [before.split("/").filter(Boolean).slice(-2).join("/")];
  }),
);

/**
 * A path as logs may hold it: without the keys and the e-mail addresses in it, and cut. Strangers
 * choose the path, so the time for it grows with its length and no faster.
 */
export function toLoggedPath(path: string): string {
  const parts = path.split("/");
  const named = parts.flatMap((part, at) => (part === "" ? [] : [at]));
  const names = named.map((at) => (parsePart(parts[at] ?? "") ?? "").toLowerCase());
  for (const [nth, at] of named.entries()) {
    const [name = "", before = "", beforeThat = ""] = [names[nth], names[nth - 1], names[nth - 2]];
    const isBeforeKey = nth < named.length - 1 && BEFORE_KEYS.has(`${before}/${name}`);
    const isKey = BEFORE_KEYS.has(`${beforeThat}/${before}`) || BEFORE_KEYS.has(before);
    if (isKey && !isBeforeKey) parts[at] = "…";
    else if (mayHoldAddress(parts[at] ?? "")) parts[at] = "[e-mail]";
  }
  return parts.join("/").slice(0, MAX_LENGTH);
}

/** The @ may be written as %40, and that again with the % as %25. */
function mayHoldAddress(part: string): boolean {
  return part.includes("@") || part.replaceAll("25", "").includes("%40");
}
