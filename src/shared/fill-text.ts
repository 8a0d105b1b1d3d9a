import { isolateAmong } from "./isolate-text.ts";

const PLACEHOLDER = /\{([a-zA-Z]+(?:\.[a-zA-Z]+)*)\}/g;

/**
 * A text with values in place of its placeholders, such as "{count}"; those without a value stay as
 * they are. A value that runs in another direction than the words of the text is isolated.
 */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  const words = text.replaceAll(PLACEHOLDER, "");
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? whole : isolateAmong(words, value);
  });
}

/** The names of the placeholders in a text, those that mean nothing too. */
export function listPlaceholders(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap(([, name = ""]) => name);
}
