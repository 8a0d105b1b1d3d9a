/**
 * Finds the name of a field by its document and its place there; undefined if it has none. A name
 * with dots holds for a field at that place within another; the longest that fits counts.
 */
export const createNameFinder =
  (names: Readonly<Record<string, string>>) =>
  (document: string, path: string): string | undefined => {
    const place = path.split(".").filter((step) => !/^\d+$/.test(step));
    const whole = names[`${document}:${place.join(".")}`];
    if (whole !== undefined) return whole;
    for (let from = 0; from < place.length; from += 1) {
      const name = names[place.slice(from).join(".")];
      if (name !== undefined) return name;
    }
    return undefined;
  };
