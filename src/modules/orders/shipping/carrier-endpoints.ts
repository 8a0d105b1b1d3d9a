import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { carrier } from "#modules/orders/carrier.ts";
import { carrierId } from "#modules/orders/value-schemas.ts";
import { createInput, createSample } from "#shared/records/record.ts";
import { version } from "#shared/records/version.ts";
import { carrierRowSchema } from "./carrier-contract.ts";
import { addCarrier, changeCarrier, deleteCarrier, listCarriers } from "./write-carrier.ts";

const carrierInput = carrier.input.meta({
  id: "CarrierInput",
  description: "A carrier as staff enter it",
  example: createSample(carrier),
});
const params = z.object({ id: carrierId });

/** Endpoints for the carriers of shipments. */
export const carrierEndpoints = {
  listCarriers: endpoint("GET /api/admin/carriers", {
    summary: "List the carriers in the order in which they are offered",
    permission: "orders.read",
    response: z.object({ carriers: z.array(carrierRowSchema) }),
    handle: async (ctx) => ({ carriers: await listCarriers(ctx) }),
  }),
  addCarrier: endpoint("POST /api/admin/carriers", {
    summary: "Create a carrier",
    permission: "settings.write",
    errors: ["conflict"],
    body: carrierInput,
    response: carrierRowSchema,
    handle: addCarrier,
  }),
  changeCarrier: endpoint("PUT /api/admin/carriers/:id", {
    summary: "Update a carrier",
    permission: "settings.write",
    errors: ["not_found", "conflict"],
    params,
    body: createInput(carrier, { version }),
    response: carrierRowSchema,
    handle: changeCarrier,
  }),
  deleteCarrier: endpoint("DELETE /api/admin/carriers/:id", {
    summary: "Delete a carrier that no shipment names",
    permission: "settings.write",
    errors: ["not_found"],
    params,
    handle: deleteCarrier,
  }),
};
