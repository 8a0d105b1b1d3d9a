import { text } from "#shared/records/fields.ts";
import { record } from "#shared/records/record.ts";

/** Takes an address off the list, with the reason that stands beside its consent. */
export const removal = record("removal", { reason: { ...text(500), kind: "line" } });
