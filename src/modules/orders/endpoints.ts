import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { myOrderSchema } from "./contract.ts";
import { listMyOrders } from "./list-my-orders.ts";

export const orderEndpoints = {
  listMyOrders: endpoint(
    "GET /api/orders",
    {
      summary: "The own orders, newest first",
      permission: "user",
      query: z.object({
        /** The cursor that the page before ended with. */
        after: z.string().max(100).optional(),
      }),
      response: z.object({ orders: z.array(myOrderSchema), nextCursor: z.string().nullable() }),
    },
    (ctx, { query }) => listMyOrders(ctx, query),
  ),
};
