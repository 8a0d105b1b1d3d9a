import { z } from "zod";

/**
 * The version of a record: another text as soon as one of its values is another. A request sends
 * the version that its author saw; when the record has another one by now, the answer is a
 * conflict. Without a name in the description of the API, where it stands often.
 */
export const version = z.string().max(64);

/** A record as it is read by those who may change it. */
export type Versioned = { readonly version: string };
