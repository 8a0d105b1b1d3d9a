const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "three": a count inside a sentence; from eleven on in digits. */
export function countInWords(count: number): string {
  return words[count] ?? String(count);
}

/** "olive, caramel and blue" */
export function listInWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${last}` : last;
}
