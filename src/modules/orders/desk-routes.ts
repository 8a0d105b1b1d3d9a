import type { Context } from "#modules/context.ts";
import type { HandlersOf } from "#shared/contract.ts";
import { countOrders } from "./count-orders.ts";
import type { orderDeskEndpoints } from "./desk-contract.ts";
import { listOrders } from "./list-orders.ts";
import { readTallies, sumTallies } from "./tallies.ts";

export const orderDeskHandlers: HandlersOf<typeof orderDeskEndpoints, Context> = {
  listOrders: (ctx, { query }) => listOrders(ctx, query),
  countOrders: (ctx, { query }) => countOrders(ctx, query),
  async readOrderTotals(ctx) {
    const { orders, byStatus, ...money } = sumTallies(await readTallies(ctx, "all"));
    return { total: orders, ...byStatus, ...money };
  },
};
