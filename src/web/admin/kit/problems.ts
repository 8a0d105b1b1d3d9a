import { fieldProblems } from "#i18n/he/field-problems.ts";
import type { FieldErrors } from "#shared/errors.ts";

/** Problems in a form: one word for each field. */
export type Problems = Readonly<Record<string, string>>;

/**
 * Fields that the server refused, by their names in the form; entries of a list belong to the list.
 */
export function toProblems(
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

/** For an action's `onInvalid`: the refused fields are the form's to show. */
export function mapProblems(
  take: (problems: Problems) => void,
  names?: Readonly<Record<string, string>>,
): (fields: FieldErrors) => void {
  return (fields) => take(toProblems(fields, names));
}

/** A problem in words; `own` are the form's own words for some of them. */
export function getProblemText(
  code: string | undefined,
  own: Readonly<Record<string, string>> = {},
): string | undefined {
  if (code === undefined) return undefined;
  const labels: Readonly<Record<string, string>> = { ...fieldProblems, ...own };
  return labels[code] ?? fieldProblems.other;
}
