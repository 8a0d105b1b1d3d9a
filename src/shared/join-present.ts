/** Texts that are there, joined; a separator stands only between two of them. */
export function joinPresent(
  parts: readonly (string | null | undefined)[],
  separator: string,
): string {
  return parts.filter(Boolean).join(separator);
}
