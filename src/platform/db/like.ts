/** A text for a pattern of LIKE, in which no sign of it means anything else. */
export function literal(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/** For each word of a text, the pattern of what has it somewhere. */
export function getPatterns(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== "");
  return words.map((word) => `%${literal(word)}%`);
}
