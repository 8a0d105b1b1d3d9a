import { z } from "zod";
import { version } from "#shared/records/version.ts";
import { lineProblems } from "./line-problems.ts";

export const countedRowSchema = z.object({
  variantId: z.uuid(),
  sku: z.string(),
  productName: z.string(),
  variantName: z.string(),
  /** Units counted, units that should be on the shelf, and how many of the latter are reserved. */
  counted: z.int(),
  onHand: z.int(),
  /** Of the units on the shelf; orders may reserve them meanwhile. */
  version,
  reserved: z.int(),
  difference: z.int(),
});
export type CountedRow = z.infer<typeof countedRowSchema>;

export const wrongLineSchema = z.object({
  /** The line number as in a spreadsheet: the headings are line 1. */
  line: z.int(),
  sku: z.string(),
  code: z.enum(lineProblems),
  /** The wrong value on that line. */
  value: z.string(),
});
export type WrongLine = z.infer<typeof wrongLineSchema>;
