import { z } from "zod";
import type { Field } from "./fields.ts";
import { createSample, type Fields, type RecordType, type Values } from "./record.ts";

/**
 * A list of up to `max` records of a type, whose schemas are the same in requests and answers.
 * `named` is their name in the description of the API.
 */
export function entries<F extends Fields>(
  entry: RecordType<F>,
  max: number,
  named?: { readonly id: string; readonly description: string },
): Omit<Field<Values<F>[]>, "entry"> & { readonly entry: Pick<RecordType<F>, "name" | "fields"> } {
  const schema = named === undefined ? entry.input : entry.input.meta(named);
  return {
    kind: "entries",
    schema: z.array(schema).max(max),
    answer: z.array(schema),
    empty: [],
    first: [],
    sample: [createSample(entry)],
    max,
    entry,
  };
}
