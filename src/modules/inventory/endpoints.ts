import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { MAX_PRICE_MINOR } from "#modules/catalog/admin-names.ts";
import { rehearsalSchema } from "#modules/orders/rehearsal/contract.ts";
import { after, nextCursor } from "#shared/page-fields.ts";
import { line } from "#shared/text-fields.ts";
import { version } from "#shared/records/version.ts";
import { moveStock, setStock } from "./change-stock.ts";
import {
  movementSchema,
  note,
  priceMinor,
  stockSchema,
  stockTotalsSchema,
  variantCostSchema,
  listedStockSchema,
  variantPriceSchema,
} from "./contract.ts";
import { releaseHeldUnits } from "./held-units.ts";
import { MAX_UNITS, stockFilters } from "./stock-levels.ts";
import { receipt } from "./delivery.ts";
import { listMovements } from "./list-movements.ts";
import { listStock } from "./list-stock.ts";
import { readStockTotals } from "./read-stock-totals.ts";
import { rehearsePrice } from "./rehearse-price.ts";
import { setCost } from "./set-cost.ts";
import { setPrice } from "./set-price.ts";

/** Chosen for one press of a button: the same movement sent twice counts once. */
const key = z.uuid().optional();

/** The stock, for the back office. */
export const inventoryEndpoints = {
  listStock: endpoint("GET /api/admin/stock", {
    summary: "List the stock of all variants by SKU, 100 per page",
    permission: "stock.read",
    query: z.object({
      /** Words that product, variant, stock keeping unit or barcode contain. */
      q: line(200).optional(),
      level: z.enum(stockFilters).default("all"),
      /** The `nextCursor` of the page before. */
      after,
    }),
    response: z.object({
      variants: z.array(listedStockSchema),
      nextCursor,
      /** The setting below which stock is low. */
      threshold: z.int(),
    }),
    handle: listStock,
  }),
  readStockTotals: endpoint("GET /api/admin/stock-totals", {
    summary: "Get the totals and the value of the stock",
    permission: "stock.read",
    response: stockTotalsSchema,
    handle: readStockTotals,
  }),
  moveStock: endpoint("POST /api/admin/variants/:id/movements", {
    summary: "Record a delivery or a correction of the stock",
    permission: "stock.write",
    errors: ["not_found", "conflict", "out_of_stock"],
    body: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("receipt"), quantity: receipt.fields.quantity.schema, note, key }),
      z.object({
        kind: z.literal("adjustment"),
        quantity: z
          .int()
          .min(-MAX_UNITS)
          .max(MAX_UNITS)
          .refine((quantity) => quantity !== 0, "nothing"),
        note,
        key,
      }),
    ]),
    response: stockSchema,
    handle: moveStock,
  }),
  setStock: endpoint("PUT /api/admin/variants/:id/stock", {
    summary: "Set the available stock",
    permission: "stock.write",
    errors: ["not_found", "conflict"],
    body: z.object({
      available: z.int().min(0).max(MAX_UNITS),
      version,
      note,
    }),
    response: stockSchema,
    handle: setStock,
  }),
  releaseHeldUnits: endpoint("POST /api/admin/variants/:id/kept-bags/release", {
    summary: "Release the units of a variant that are held for the waiting list",
    permission: "stock.write",
    errors: ["not_found"],
    response: z.object({
      /** Units that are no longer held. */
      released: z.int(),
    }),
    handle: releaseHeldUnits,
  }),
  listMovements: endpoint("GET /api/admin/variants/:id/movements", {
    summary: "List the stock movements of a variant, newest first, 50 per page",
    permission: "stock.read",
    errors: ["not_found"],
    query: z.object({
      /** The `nextCursor` of the page before. */
      after,
    }),
    response: z.object({ movements: z.array(movementSchema), nextCursor }),
    handle: listMovements,
  }),
  setPrice: endpoint("PUT /api/admin/variants/:id/price", {
    summary: "Set the price of a variant, or of all variants of its product",
    permission: "prices.write",
    errors: ["not_found", "conflict"],
    body: z.object({
      /** In the currency of the catalog. */
      priceMinor,
      version,
      /** Also for the other variants of the product. */
      forAll: z.boolean().default(false),
    }),
    response: variantPriceSchema,
    handle: setPrice,
  }),
  rehearsePrice: endpoint("GET /api/admin/variants/:id/price-rehearsal", {
    as: "reader",
    summary: "Estimate the effect of a price on the orders of the last 90 days",
    permission: "prices.write",
    errors: ["not_found"],
    query: z.object({
      priceMinor: z.coerce.number().pipe(priceMinor),
      /** Also for the other variants of the product. */
      forAll: z.literal("yes").optional(),
      after,
    }),
    response: rehearsalSchema,
    handle: (ctx, id, { forAll, ...query }) =>
      rehearsePrice(ctx, id, { ...query, forAll: forAll === "yes" }),
  }),
  setCost: endpoint("PUT /api/admin/variants/:id/cost", {
    summary: "Set the unit cost of a variant",
    permission: "prices.write",
    errors: ["forbidden", "not_found", "conflict"],
    body: z.object({
      /** In the currency of the catalog; null where it is not known. */
      costMinor: z.int().min(0, "negative").max(MAX_PRICE_MINOR, "too_high").nullable(),
      version,
    }),
    response: variantCostSchema,
    handle: setCost,
  }),
};
