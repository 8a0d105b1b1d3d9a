/**
 * The parts of a mail's content that open something for who has them: addresses of pages with a
 * key. Neither the back office nor the export of a person's data shows them.
 */
export const secretParts = ["path", "confirmPath"] as const;

/** Text in place of a secret that only the recipient may know. */
export const MASK = "hidden";

/** The content of a mail without what opens something: each such address ends in `MASK`. */
export function maskContent(content: unknown): unknown {
  if (typeof content !== "object" || content === null) return content;
  const parts = new Set<string>(secretParts);
  return Object.fromEntries(
    Object.entries(content).map(([name, value]): [string, unknown] => [
      name,
      parts.has(name) && typeof value === "string" ? maskPath(value) : value,
    ]),
  );
}

function maskPath(path: string): string {
  const [page = ""] = path.split("?");
  return page.slice(0, page.lastIndexOf("/") + 1) + MASK;
}
