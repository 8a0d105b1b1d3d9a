/**
 * The path of a text, or of a name, with the character 0 in a checked document; undefined when
 * there is none. No text of the database holds that character: it can be neither stored nor
 * searched for, and asked all the same, it fails.
 */
export function findUnprintable(value: unknown): string | undefined {
  if (typeof value === "string") return value.includes("\0") ? "" : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (key.includes("\0")) return "";
    const path = findUnprintable(inner);
    // The greatest allowed depth of a document.
    if (path !== undefined) return path === "" ? key : `${key}.${path}`;
  }
  return undefined;
}
