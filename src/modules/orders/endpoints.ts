import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { after, nextCursor } from "#shared/page-fields.ts";
import { lastContactSchema, myOrderSchema } from "./contract.ts";
import { listOrdersToReview } from "./list-my-orders.ts";
import { readLastContact } from "./read-last-contact.ts";

export const orderEndpoints = {
  listMyOrders: endpoint("GET /api/orders", {
    summary: "List the orders of the user, newest first",
    permission: "user",
    as: "checkout",
    query: z.object({
      /** The cursor that the page before ended with. */
      after,
    }),
    response: z.object({ orders: z.array(myOrderSchema), nextCursor }),
    handle: listOrdersToReview,
  }),
  readLastContact: endpoint("GET /api/orders/last-contact", {
    summary: "Get the contact of the user's newest order; null without one",
    permission: "user",
    response: z.object({ contact: lastContactSchema.nullable() }),
    handle: async (ctx) => ({ contact: (await readLastContact(ctx)) ?? null }),
  }),
};
