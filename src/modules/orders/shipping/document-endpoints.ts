import { endpoint } from "#modules/endpoint.ts";
import { customsDeclarationSchema } from "./customs-contract.ts";
import { readCustomsDeclaration } from "./read-customs-declaration.ts";

/** Endpoints with data for an order's documents that are not part of the order. */
export const documentEndpoints = {
  declareCustoms: endpoint("GET /api/admin/orders/:id/customs", {
    summary: "Get the customs declaration of an order, and the missing data of its variants",
    permission: "orders.read",
    errors: ["not_found"],
    response: customsDeclarationSchema,
    handle: readCustomsDeclaration,
  }),
};
