/** Nine elements of each sign, bars and spaces in turn; "w" is a wide one. */
const patterns: Readonly<Record<string, string>> = {
  "0": "nnnwwnwnn",
  "1": "wnnwnnnnw",
  "2": "nnwwnnnnw",
  "3": "wnwwnnnnn",
  "4": "nnnwwnnnw",
  "5": "wnnwwnnnn",
  "6": "nnwwwnnnn",
  "7": "nnnwnnwnw",
  "8": "wnnwnnwnn",
  "9": "nnwwnnwnn",
  A: "wnnnnwnnw",
  B: "nnwnnwnnw",
  C: "wnwnnwnnn",
  D: "nnnnwwnnw",
  E: "wnnnwwnnn",
  F: "nnwnwwnnn",
  "*": "nwnnwnwnn",
};

const WIDE = 3;

/**
 * The bars of an order's number in Code 39 and their total width, in narrow bars. Undefined for
 * other characters than 0 to F.
 */
export function getBars(
  number: string,
): { bars: { x: number; width: number }[]; width: number } | undefined {
  const bars: { x: number; width: number }[] = [];
  let x = 0;
  for (const sign of `*${number}*`) {
    const pattern = patterns[sign];
    if (pattern === undefined) return undefined;
    for (const [index, element] of Array.from(pattern).entries()) {
      const width = element === "w" ? WIDE : 1;
      if (index % 2 === 0) bars.push({ x, width });
      x += width;
    }
    // The gap between two signs.
    x += 1;
  }
  return { bars, width: x - 1 };
}
