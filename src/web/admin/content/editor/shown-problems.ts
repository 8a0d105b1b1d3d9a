import type { EditedDocument, Finding } from "#modules/content/admin/contract.ts";
import type { FieldPath } from "#modules/content/fields.ts";

type Edited = {
  readonly loaded: Pick<EditedDocument, "published" | "delivered" | "problems">;
  /** The fields that were changed here. */
  readonly touched: ReadonlySet<FieldPath>;
  /** True once publishing was tried. */
  readonly isTried: boolean;
};

/**
 * The problems to show. A text that was never published begins empty: each field is judged once it
 * was changed, and all of them when publishing was tried.
 */
export function listShownProblems({ loaded, touched, isTried }: Edited): readonly Finding[] {
  const { published, delivered, problems } = loaded;
  if (isTried || published !== null || delivered !== null) return problems;
  return problems.filter(({ field }) =>
    [...touched].some((path) => field === path || field.startsWith(`${path}.`)),
  );
}
