import type { Context } from "#modules/context.ts";
import type { HandlersOf } from "#shared/contract.ts";
import { adjustStock, setStock } from "./adjust-stock.ts";
import { applyStocktake } from "./apply-stocktake.ts";
import type { inventoryEndpoints } from "./contract.ts";
import { readCountSheet } from "./count-sheet.ts";
import { listMovements } from "./list-movements.ts";
import { listStock } from "./list-stock.ts";
import { previewStocktake } from "./preview-stocktake.ts";
import { readStockTotals } from "./read-stock-totals.ts";
import { receiveStock } from "./receive-stock.ts";
import { setPrice } from "./set-price.ts";
import type { stocktakeEndpoints } from "./stocktake-contract.ts";

export const inventoryHandlers: HandlersOf<typeof inventoryEndpoints, Context> = {
  listStock: (ctx, { query }) => listStock(ctx, query),
  readStockTotals: (ctx) => readStockTotals(ctx),
  moveStock: (ctx, { params, body }) =>
    body.kind === "receipt"
      ? receiveStock(ctx, params.id, body)
      : adjustStock(ctx, params.id, body),
  setStock: (ctx, { params, body }) => setStock(ctx, params.id, body),
  listMovements: (ctx, { params, query }) => listMovements(ctx, params.id, query),
  setPrice: (ctx, { params, body }) => setPrice(ctx, params.id, body),
};

export const stocktakeHandlers: HandlersOf<typeof stocktakeEndpoints, Context> = {
  readCountSheet: (ctx) => readCountSheet(ctx),
  previewStocktake: (ctx, { body }) => previewStocktake(ctx, body.csv),
  applyStocktake: (ctx, { body }) => applyStocktake(ctx, body),
};
