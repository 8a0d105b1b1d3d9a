import type { Context } from "#modules/context.ts";
import type { HandlersOf } from "#shared/contract.ts";
import type { orderEndpoints } from "./contract.ts";

export const orderHandlers: HandlersOf<typeof orderEndpoints, Context> = {
  listMyOrders: async () => ({ orders: [], nextCursor: null }),
};
