import { views as text } from "#i18n/he/views.ts";
import { ApiError } from "#web/api/api-client.ts";

/** Problem with a view's name, in words; undefined where something else went wrong. */
export function getNameProblem(error: unknown): string | undefined {
  const code = error instanceof ApiError ? error.fields["name"]?.[0] : undefined;
  if (code === undefined) return undefined;
  const words: Readonly<Partial<Record<string, string>>> = text.nameErrors;
  return words[code] ?? text.nameErrors.malformed;
}
