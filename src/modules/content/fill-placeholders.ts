const PLACEHOLDER = /\{([\w.]+)\}/g;

/**
 * Words with their placeholders filled: {policies.warrantyMonths} becomes what `values` has there.
 * One that names no word or number there stays as it is.
 */
export function fillPlaceholders(words: string, values: object): string {
  return words.replaceAll(PLACEHOLDER, (placeholder, path: string) => {
    const value = path.split(".").reduce(getOwn, values);
    return typeof value === "string" || typeof value === "number" ? String(value) : placeholder;
  });
}

function getOwn(holder: unknown, name: string): unknown {
  if (typeof holder !== "object" || holder === null) return undefined;
  return Object.getOwnPropertyDescriptor(holder, name)?.value;
}
