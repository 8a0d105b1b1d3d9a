const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "three": a count inside a sentence; from eleven on in digits. */
export function countInWords(count: number): string {
  return words[count] ?? String(count);
}
