import { z } from "zod";
import {
  anonymisedKinds,
  deletedKinds,
  retainedKinds,
  traceReasons,
  traces,
} from "./report-kinds.ts";

const createCountsSchema = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  z.record(z.enum(kinds), z.int().nonnegative());

const deletedSchema = createCountsSchema(deletedKinds);
const anonymisedSchema = createCountsSchema(anonymisedKinds);

/** A trace of the person in one column that is found after the erasure. */
const traceSchema = z.object({
  table: z.string(),
  column: z.string(),
  trace: z.enum(traces),
  rows: z.int().positive(),
  why: z.enum(traceReasons),
});
export type FoundTrace = z.infer<typeof traceSchema>;

/** The result of an erasure. */
export const reportSchema = z.object({
  deleted: deletedSchema,
  anonymised: anonymisedSchema,
  kept: z.array(z.enum(retainedKinds)),
  /** The numbers of the orders that stay without personal data. */
  orders: z.array(z.string()),
  /** How much was searched for traces afterwards. */
  searched: z.object({ tables: z.int(), columns: z.int() }),
  traces: z.array(traceSchema),
});
export type ErasureReport = z.infer<typeof reportSchema>;
