import { count, optionalLine } from "#shared/records/fields.ts";
import { record } from "#shared/records/record.ts";

/** More than any shelf holds, so that a typing mistake is refused before it reaches the ledger. */
export const MAX_UNITS = 100_000;

const quantity = count({ min: 1, max: MAX_UNITS });

/** The units of an expected delivery that arrived. */
export const arrival = record("arrival", { quantity });

/** Units that arrived otherwise, with a note about their delivery. */
export const receipt = record("receipt", { quantity, note: optionalLine(500) });
