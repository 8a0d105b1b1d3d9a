import { views as text } from "#i18n/he/views.ts";
import type { FieldErrors } from "#shared/errors.ts";

/** Why the server refused a view's name, in words. */
export function getNameProblem({ name: [code = ""] = [] }: FieldErrors): string {
  const words: Readonly<Partial<Record<string, string>>> = text.nameErrors;
  return words[code] ?? text.nameErrors.malformed;
}
