import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { customsDeclarationSchema } from "./customs-contract.ts";
import { declareCustoms } from "./declare-customs.ts";

/** Endpoints with data for an order's documents that are not part of the order. */
export const documentEndpoints = {
  declareCustoms: endpoint(
    "GET /api/admin/orders/:id/customs",
    {
      summary: "What an order declares at a border, and what its variants lack for it",
      permission: "orders.read",
      errors: ["not_found"],
      params: z.object({ id: z.uuid() }),
      response: customsDeclarationSchema,
    },
    (ctx, { params }) => declareCustoms(ctx, params.id),
  ),
};
