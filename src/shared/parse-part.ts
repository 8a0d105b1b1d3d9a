/** A part of an address without its escapes; undefined for one that is no well-formed text. */
export function parsePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
