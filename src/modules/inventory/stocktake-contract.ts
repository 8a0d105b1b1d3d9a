import { z } from "zod";
import { lineProblems } from "./sheet-problems.ts";

export const countedRowSchema = z.object({
  variantId: z.uuid(),
  sku: z.string(),
  productName: z.string(),
  variantName: z.string(),
  /** Bags counted, bags that should be on the shelf, and how many of the latter orders hold. */
  counted: z.int(),
  onHand: z.int(),
  reserved: z.int(),
  difference: z.int(),
});
export type CountedRow = z.infer<typeof countedRowSchema>;

export const sheetProblemSchema = z.object({
  /** As a spreadsheet numbers them: the headings are line 1. */
  line: z.int(),
  sku: z.string(),
  code: z.enum(lineProblems),
  /** Wrong value on that line. */
  value: z.string(),
});
export type SheetProblem = z.infer<typeof sheetProblemSchema>;
