/** The same limit as on the server. */
const MAX_BAGS = 100_000;

/** The typed number of bags; undefined for text that is no such number, or less than `least`. */
export function parseBags(typed: string, least = 1): number | undefined {
  const bags = Number(typed);
  return /^\d{1,6}$/.test(typed) && bags >= least && bags <= MAX_BAGS ? bags : undefined;
}
