import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { id, unpaidHoldsSchema } from "./hold-contract.ts";
import { readUnpaidHolds, releaseOrderHold, releaseUnpaidHolds } from "./release-unpaid-holds.ts";
import { sendOrderLink } from "../order-page/send-order-link.ts";

const orderParams = z.object({ id });

/** Endpoints of the back office for unpaid holds, and for mailing the link to an order again. */
export const holdEndpoints = {
  readUnpaidHolds: endpoint(
    "GET /api/admin/unpaid-holds",
    {
      summary: "Count the units and orders that wait for payment",
      permission: "orders.read",
      response: unpaidHoldsSchema,
    },
    (ctx) => readUnpaidHolds(ctx),
  ),
  releaseOrderHold: endpoint(
    "POST /api/admin/orders/:id/release",
    {
      summary: "Release the stock of an unpaid order",
      permission: "orders.write",
      errors: ["not_found", "nothing_held"],
      params: orderParams,
    },
    (ctx, { params }) => releaseOrderHold(ctx, params.id),
  ),
  releaseUnpaidHolds: endpoint(
    "POST /api/admin/unpaid-holds/release",
    {
      summary: "Release the stock of unpaid orders, 200 orders at a time",
      permission: "orders.write",
      response: z.object({
        /** Orders whose units are for sale again. */
        released: z.int(),
      }),
    },
    (ctx) => releaseUnpaidHolds(ctx),
  ),
  sendOrderLink: endpoint(
    "POST /api/admin/orders/:id/link",
    {
      summary: "Send the customer the link to their order again",
      permission: "orders.write",
      errors: ["not_found", "conflict"],
      params: orderParams,
    },
    (ctx, { params }) => sendOrderLink(ctx, params.id),
  ),
};
