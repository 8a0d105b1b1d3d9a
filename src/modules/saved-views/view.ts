import { flag, line } from "#shared/records/fields.ts";
import { record } from "#shared/records/record.ts";
import { MAX_NAME } from "./limits.ts";

const name = line(MAX_NAME);

/** A new view. A shared one needs the right to change settings. */
export const savedView = record("view", { name, isShared: flag(false) });

/** A view with another name. */
export const renamedView = record("view", { name });
