import type { Context } from "#modules/context.ts";
import type { HandlersOf } from "#shared/contract.ts";
import { adjustStock, setStock } from "./adjust-stock.ts";
import type { inventoryEndpoints } from "./contract.ts";
import { listMovements } from "./list-movements.ts";
import { listStock } from "./list-stock.ts";
import { receiveStock } from "./receive-stock.ts";

export const inventoryHandlers: HandlersOf<typeof inventoryEndpoints, Context> = {
  listStock: (ctx, { query }) => listStock(ctx, query),
  moveStock: (ctx, { params, body }) =>
    body.kind === "receipt"
      ? receiveStock(ctx, params.id, body)
      : adjustStock(ctx, params.id, body),
  setStock: (ctx, { params, body }) => setStock(ctx, params.id, body),
  listMovements: (ctx, { params, query }) => listMovements(ctx, params.id, query),
};
