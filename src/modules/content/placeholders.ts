// Placeholders: numbers and names that texts quote, so that they are always up to date:
// "{brand.name}", "{policies.warrantyMonths}", "{size.maxPet}", "{price}". Among the values are the
// facts that parts of texts depend on, see `conditions.ts`.
import { fillText, listPlaceholders } from "#shared/fill-text.ts";
import { isRecord } from "#shared/json.ts";
import { applyConditions, hasConditions } from "./conditions.ts";

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

/**
 * A value with the placeholders in its texts filled. A paragraph of which a condition leaves
 * nothing is left out of its list, and so is an entry with such a text.
 */
export function fillEach<T>(value: T, values: PlaceholderValues): T {
  return mapTexts(value, (text) => fillWords(text, values)) as T; // only texts have changed
}

/** A text with its conditions applied and its placeholders filled. */
export const fillWords = (text: string, values: PlaceholderValues): string =>
  fillSentences(applyConditions(text, values), values);

/**
 * Words without conditions, with their placeholders filled. A sentence that would quote an empty
 * value is left out: "all three colours" of a shop with one.
 */
export function fillSentences(words: string, values: PlaceholderValues): string {
  const isEmpty = (part: string) => listPlaceholders(part).some((name) => values[name] === "");
  if (!words.includes("{") || !isEmpty(words)) return fillText(words, values);
  const sentences = words.split(/(?<=[.!?])\s+/);
  const full = sentences.filter((sentence) => !isEmpty(sentence));
  return fillText(full.join(" "), values);
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => {
      const changed = mapTexts(item, change);
      return isLeftOut(item, changed) ? [] : [changed];
    });
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, mapTexts(each, change)]);
  return Object.fromEntries(entries);
}

/** Whether conditions have left nothing of a text, of all of a list, or of a text of an entry. */
function isLeftOut(before: unknown, after: unknown): boolean {
  if (typeof before === "string") return after === "" && hasConditions(before);
  if (Array.isArray(before)) return Array.isArray(after) && after.length < 1 && before.length > 0;
  if (!isRecord(before) || !isRecord(after)) return false;
  return Object.entries(before).some(([name, each]) => isLeftOut(each, after[name]));
}
