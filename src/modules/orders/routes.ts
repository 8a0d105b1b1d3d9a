import type { Context } from "#modules/context.ts";
import type { HandlersOf } from "#shared/contract.ts";
import type { orderEndpoints } from "./contract.ts";
import { listMyOrders } from "./list-my-orders.ts";

export const orderHandlers: HandlersOf<typeof orderEndpoints, Context> = {
  listMyOrders: (ctx, { query }) => listMyOrders(ctx, query),
};
