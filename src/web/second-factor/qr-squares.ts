import { encode } from "uqr";

/** The quiet zone that readers need around the squares. */
const BORDER = 4;

/** A text as squares: how many there are on each side, and the dark ones as a path. */
export function computeQrSquares(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: BORDER, ecc: "M" });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return { size, path };
}
