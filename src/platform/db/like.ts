/** Escapes a text for a pattern of LIKE. */
export function encodeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/** For each word of a text, a pattern that finds it anywhere. */
export function getPatterns(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== "");
  return words.map((word) => `%${encodeLike(word)}%`);
}
