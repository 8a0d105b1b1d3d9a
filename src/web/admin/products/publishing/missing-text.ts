import { publishing as text } from "#i18n/he/publishing.ts";
import { missingParts, type MissingPart } from "#modules/catalog/publishing.ts";
import { ApiError } from "#web/api/api-client.ts";
import { showProblemToast } from "../../kit/toasts.ts";

/** Missing parts, in one line; undefined when nothing is missing. */
export function getMissingText(missing: readonly MissingPart[]): string | undefined {
  if (missing.length === 0) return undefined;
  return text.missingOf(missing.map((part) => text.missing[part]).join(", "));
}

/** For an action's `onError`: tells what is missing, where that is why it was refused. */
export function notifyMissing(failed: string): (error: unknown) => boolean {
  return (error) => {
    if (!(error instanceof ApiError)) return false;
    const refused = new Set(Object.values(error.fields).flat());
    const missing = getMissingText(missingParts.filter((part) => refused.has(part)));
    if (missing === undefined) return false;
    showProblemToast(`${failed} ${missing}.`);
    return true;
  };
}
