/** The address of one file of a turn; browsers need no more than this of turns.ts. */
export function frameUrl(address: string, frame: number, format: "avif" | "webp"): string {
  return `${address}-${frame}.${format}`;
}
