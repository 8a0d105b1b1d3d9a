const PLACEHOLDER = /\{([a-zA-Z]+(?:\.[a-zA-Z]+)*)\}/g;

/**
 * A text with values in place of its placeholders, such as "{count}"; those without a value stay as
 * they are.
 */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  if (!text.includes("{")) return text;
  return text.replaceAll(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}

/** The names of the placeholders in a text, those that mean nothing too. */
export function listPlaceholders(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap(([, name = ""]) => name);
}
