import { publishing as text } from "#i18n/he/publishing.ts";
import { missingParts, type MissingPart } from "#modules/catalog/publishing.ts";
import type { ApiError } from "#web/api/api-client.ts";

/** Missing parts, in one line; undefined when nothing is missing. */
export function getMissingText(missing: readonly MissingPart[]): string | undefined {
  if (missing.length === 0) return undefined;
  return text.missingOf(missing.map((part) => text.missing[part]).join(", "));
}

/** For an action's `describe`: what is missing, where that is why it was refused. */
export function describeMissing(failed: string): (error: ApiError) => string | undefined {
  return ({ fields }) => {
    const refused = new Set(Object.values(fields).flat());
    const missing = getMissingText(missingParts.filter((part) => refused.has(part)));
    return missing && `${failed} ${missing}.`;
  };
}
