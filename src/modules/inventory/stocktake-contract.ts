import { z } from "zod";
import { endpoint } from "#shared/contract.ts";
import { MAX_BAGS, note } from "./contract.ts";
import { lineProblems } from "./sheet-problems.ts";

/** More lines than the shelf has variants for years to come. */
const MAX_ROWS = 10_000;

const countedRowSchema = z.object({
  variantId: z.uuid(),
  sku: z.string(),
  productName: z.string(),
  variantName: z.string(),
  /** What somebody counted on the shelf, what should lie there, and what of it orders hold. */
  counted: z.int(),
  onHand: z.int(),
  reserved: z.int(),
  difference: z.int(),
});
export type CountedRow = z.infer<typeof countedRowSchema>;

const sheetProblemSchema = z.object({
  /** As a spreadsheet numbers them: the headings are line 1. */
  line: z.int(),
  sku: z.string(),
  code: z.enum(lineProblems),
  /** What stands there and is wrong. */
  value: z.string(),
});
export type SheetProblem = z.infer<typeof sheetProblemSchema>;

/** The stocktake: a sheet to count with, a look at the differences, and the correction. */
export const stocktakeEndpoints = {
  readCountSheet: endpoint({
    method: "get",
    path: "/api/admin/stocktake/sheet",
    summary: "A sheet with every variant, to be filled in while counting",
    permission: "stock.read",
    response: z.object({ fileName: z.string(), csv: z.string() }),
  }),
  previewStocktake: endpoint({
    method: "post",
    path: "/api/admin/stocktake/preview",
    summary: "Compares a sheet that was filled in with the stock; changes nothing",
    permission: "stock.write",
    body: z.object({ csv: z.string().min(1, "empty") }),
    response: z.object({
      /** Every line that was counted and can be taken over, those without a difference among them. */
      rows: z.array(countedRowSchema),
      problems: z.array(sheetProblemSchema),
      /** Lines without a figure: nobody counted there. */
      notCounted: z.int(),
    }),
  }),
  applyStocktake: endpoint({
    method: "post",
    path: "/api/admin/stocktake",
    summary: "Corrects the stock to what was counted, all of it or nothing",
    permission: "stock.write",
    refusals: ["conflict"],
    body: z.object({
      rows: z
        .array(
          z.object({
            variantId: z.uuid(),
            counted: z.int().min(0, "negative").max(MAX_BAGS, "too_many"),
            /** What lay on the shelf according to the preview; something else meanwhile is a conflict. */
            seenOnHand: z.int(),
          }),
        )
        .min(1, "empty")
        .max(MAX_ROWS, "too_many_lines")
        .refine((rows) => new Set(rows.map((row) => row.variantId)).size === rows.length, "twice"),
      note,
    }),
    response: z.object({ changed: z.int(), unchanged: z.int() }),
  }),
};
