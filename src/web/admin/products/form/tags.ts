/**
 * Tags with what was typed added to them: split at commas, trimmed, each once whatever its letter
 * case.
 */
export function addTags(tags: string[], typed: string): string[] {
  const all = [...tags];
  for (const part of typed.split(",")) {
    const tag = part.trim();
    const isThere = all.some((other) => other.toLowerCase() === tag.toLowerCase());
    if (tag !== "" && !isThere) all.push(tag);
  }
  return all.length === tags.length ? tags : all;
}
