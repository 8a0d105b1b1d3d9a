import { fieldRefusals } from "#i18n/he/products.ts";
import type { FieldErrors } from "#shared/errors.ts";

/** What is wrong with a form: one word for each field. */
export type Problems = Readonly<Record<string, string>>;

/** What the server refused, by the names of the form's own fields; entries of a list belong to the list. */
export function problemsFrom(
  fields: FieldErrors,
  names: Readonly<Record<string, string>> = {},
): Problems {
  const problems: Record<string, string> = {};
  for (const [path, [code = "other"]] of Object.entries(fields)) {
    const [first = path] = path.split(".");
    problems[names[path] ?? names[first] ?? path] ??= code;
  }
  return problems;
}

/** A refusal in words; `own` are the form's own words for some of them. */
export function refusalOf(
  code: string | undefined,
  own: Readonly<Record<string, string>> = {},
): string | undefined {
  if (code === undefined) return undefined;
  const words: Readonly<Record<string, string>> = { ...fieldRefusals, ...own };
  return words[code] ?? fieldRefusals.other;
}
