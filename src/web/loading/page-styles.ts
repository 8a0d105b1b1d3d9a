/** The styles that the loaders of a page have made; they return them as `styles`. */
export function joinStyles(loaded: readonly unknown[]): string {
  // What loaders return is known to their own pages alone.
  return loaded.map((data) => (data as { styles?: string } | undefined)?.styles).join("");
}
