import { correctedFields } from "#modules/orders/kinds.ts";
import type { Correction } from "#modules/orders/timeline-tables.ts";

/** Values of what is corrected, by the names that the timeline knows. */
type Corrected = { readonly [Field in Correction["field"]]?: string | null };

/** The values that become others, field by field, for the timeline. */
export function listCorrections(before: Corrected, after: Corrected): Correction[] {
  return correctedFields.flatMap((field) => {
    const [from = null, to] = [before[field], after[field]];
    return to === undefined || from === to ? [] : { field, from, to };
  });
}
