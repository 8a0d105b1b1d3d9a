/** The styles that the loaders of a page have made; they return them as `styles`. */
export function joinStyles(loaded: readonly unknown[]): string {
  // The data of a loader is known to its own page alone.
  return loaded.map((data) => (data as { styles?: string } | undefined)?.styles).join("");
}
