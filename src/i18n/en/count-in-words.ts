const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "three": a count inside a sentence; from eleven on in digits. */
export function countInWords(count: number): string {
  return words[count] ?? String(count);
}

/** "olive, caramel and blue" */
export function listInWords(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length > 1 ? `${items.slice(0, -1).join(", ")} and ${last}` : last;
}
