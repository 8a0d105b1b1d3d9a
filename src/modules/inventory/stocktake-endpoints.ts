import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { version } from "#shared/records/version.ts";
import { applyStocktake } from "./apply-stocktake.ts";
import { note } from "./contract.ts";
import { MAX_UNITS } from "./stock-levels.ts";
import { previewStocktake } from "./preview-stocktake.ts";
import { countedRowSchema, wrongLineSchema } from "./stocktake-contract.ts";

/** More lines than the shelf has variants for years to come. */
const MAX_ROWS = 10_000;

/** Room for that many rows of about ninety bytes, or for the sheet that they come from. */
const MAX_SHEET_BYTES = 1_048_576;

/** The stocktake: a look at the differences that a filled-in sheet shows, and the correction. */
export const stocktakeEndpoints = {
  previewStocktake: endpoint("POST /api/admin/stocktake/preview", {
    summary: "Compare a stocktake sheet with the stock; changes nothing",
    permission: "stock.write",
    maxBodyBytes: MAX_SHEET_BYTES,
    body: z.object({ csv: z.string().min(1, "empty") }),
    response: z.object({
      /** Every valid line with a count, also those without a difference. */
      rows: z.array(countedRowSchema),
      problems: z.array(wrongLineSchema),
      /** The number of lines without a count. */
      notCounted: z.int(),
    }),
    handle: (ctx, body) => previewStocktake(ctx, body.csv),
  }),
  applyStocktake: endpoint("POST /api/admin/stocktake", {
    summary: "Set the stock to the counted quantities, all or none",
    permission: "stock.write",
    errors: ["conflict"],
    maxBodyBytes: MAX_SHEET_BYTES,
    body: z.object({
      rows: z
        .array(
          z.object({
            variantId: z.uuid(),
            counted: z.int().min(0, "negative").max(MAX_UNITS, "too_many"),
            version,
          }),
        )
        .min(1, "empty")
        .max(MAX_ROWS, "too_many_lines")
        .refine((rows) => new Set(rows.map((row) => row.variantId)).size === rows.length, "twice"),
      note,
    }),
    response: z.object({ changed: z.int(), unchanged: z.int() }),
    handle: applyStocktake,
  }),
};
