// Placeholders: numbers and names that texts quote, so that they are always up to date:
// "{brand.name}", "{policies.warrantyMonths}", "{size.maxPet}", "{price}".
import { fillText, listPlaceholders } from "#shared/fill-text.ts";
import { isRecord } from "#shared/json.ts";

export type PlaceholderValues = Readonly<Record<string, string>>;

/**
 * The values by their names: every text and number of `sources`, named by its place. What has a
 * beginning and an end also has a value of its own: "5–7".
 */
export function toValues(
  sources: Readonly<Record<string, unknown>>,
  before = "",
): PlaceholderValues {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(sources)) {
    const place = before + name;
    if (typeof value === "string" || typeof value === "number") values[place] = String(value);
    if (!isRecord(value)) continue;
    if ("from" in value && "to" in value)
      values[place] = `${String(value["from"])}–${String(value["to"])}`;
    Object.assign(values, toValues(value, `${place}.`));
  }
  return values;
}

/** A value with the placeholders in its texts filled. */
export function fillEach<T>(value: T, values: PlaceholderValues): T {
  return mapTexts(value, (text) => fillWords(text, values)) as T; // only texts have changed
}

/**
 * A text with its placeholders filled. A sentence that would quote an empty value is left out: "all
 * three colours" of a shop with one.
 */
export function fillWords(text: string, values: PlaceholderValues): string {
  const isEmpty = (part: string) => listPlaceholders(part).some((name) => values[name] === "");
  if (!text.includes("{") || !isEmpty(text)) return fillText(text, values);
  const sentences = text.split(/(?<=[.!?])\s+/);
  const full = sentences.filter((sentence) => !isEmpty(sentence));
  return fillText(full.join(" "), values);
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, mapTexts(each, change)]);
  return Object.fromEntries(entries);
}
