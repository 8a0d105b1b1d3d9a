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
      summary: "How many bags wait for the money of how many orders",
      permission: "orders.read",
      response: unpaidHoldsSchema,
    },
    (ctx) => readUnpaidHolds(ctx),
  ),
  releaseOrderHold: endpoint(
    "POST /api/admin/orders/:id/release",
    {
      summary: "Puts the bags of one unpaid order back on the shelf",
      permission: "orders.write",
      errors: ["not_found", "nothing_held"],
      params: orderParams,
    },
    (ctx, { params }) => releaseOrderHold(ctx, params.id),
  ),
  releaseUnpaidHolds: endpoint(
    "POST /api/admin/unpaid-holds/release",
    {
      summary: "Puts the bags of unpaid orders back on the shelf, of 200 orders at a time",
      permission: "orders.write",
      response: z.object({
        /** Orders whose bags are for sale again. */
        released: z.int(),
      }),
    },
    (ctx) => releaseUnpaidHolds(ctx),
  ),
  sendOrderLink: endpoint(
    "POST /api/admin/orders/:id/link",
    {
      summary: "Mails the customer the link to their order once more",
      permission: "orders.write",
      errors: ["not_found", "conflict"],
      params: orderParams,
    },
    (ctx, { params }) => sendOrderLink(ctx, params.id),
  ),
};
