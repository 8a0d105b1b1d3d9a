import { findFieldName } from "#i18n/he/content-fields.ts";
import type { FieldPath } from "#modules/content/fields.ts";

/** The names of all that a field lies in, joined by commas; items of lists by their place. */
export function describePath(documentKey: string, path: FieldPath): string {
  const steps = path.split(".");
  const names = steps.flatMap((step, at) =>
    /^\d+$/.test(step)
      ? String(Number(step) + 1)
      : (findFieldName(documentKey, steps.slice(0, at + 1).join(".")) ?? step),
  );
  return names.join(", ");
}
