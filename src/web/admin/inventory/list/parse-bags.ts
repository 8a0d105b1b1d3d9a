/** As the server has it. */
const MAX_BAGS = 100_000;

/** How many bags somebody typed; undefined for what is no such number, or fewer than `least`. */
export function parseBags(typed: string, least = 1): number | undefined {
  const bags = Number(typed);
  return /^\d{1,6}$/.test(typed) && bags >= least && bags <= MAX_BAGS ? bags : undefined;
}
