/** As the server has it. */
const MAX_BAGS = 100_000;

/** How many bags somebody typed that came or will come; undefined for what is no such number. */
export function parseBags(typed: string): number | undefined {
  const bags = Number(typed);
  return /^\d{1,6}$/.test(typed) && bags >= 1 && bags <= MAX_BAGS ? bags : undefined;
}
