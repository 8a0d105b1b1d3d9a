import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { readUnpaidHolds, releaseOrderHold, releaseUnpaidHolds } from "./release-holds.ts";
import { sendOrderLink } from "../order-page/send-order-link.ts";

/** Units that unpaid orders hold for now; orders that were entered by hand do not count. */
export const unpaidHoldsSchema = z.object({
  orders: z.int(),
  units: z.int(),
  /** By stock keeping unit. */
  variants: z.array(
    z.object({
      id: z.uuid(),
      sku: z.string(),
      name: z.string(),
      held: z.int(),
      /** On the shelf, the held ones included. */
      onHand: z.int(),
    }),
  ),
});

/** Endpoints of the back office for unpaid holds, and for mailing the link to an order again. */
export const holdEndpoints = {
  readUnpaidHolds: endpoint("GET /api/admin/unpaid-holds", {
    summary: "Count the units and orders that wait for payment",
    permission: "orders.read",
    response: unpaidHoldsSchema,
    handle: readUnpaidHolds,
  }),
  releaseOrderHold: endpoint("POST /api/admin/orders/:id/release", {
    summary: "Release the stock of an unpaid order",
    permission: "orders.write",
    errors: ["not_found", "nothing_held"],
    handle: releaseOrderHold,
  }),
  releaseUnpaidHolds: endpoint("POST /api/admin/unpaid-holds/release", {
    summary: "Release the stock of unpaid orders, 200 orders at a time",
    permission: "orders.write",
    response: z.object({
      /** Orders whose units are for sale again. */
      released: z.int(),
    }),
    handle: releaseUnpaidHolds,
  }),
  sendOrderLink: endpoint("POST /api/admin/orders/:id/link", {
    summary: "Send the customer the link to their order again",
    permission: "orders.write",
    errors: ["not_found", "conflict"],
    handle: sendOrderLink,
  }),
};
