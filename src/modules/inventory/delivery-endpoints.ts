import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { createInput } from "#shared/records/record.ts";
import { version } from "#shared/records/version.ts";
import { deliverySchema, stockSchema } from "./contract.ts";
import { arrival, delivery } from "./delivery.ts";
import {
  addDelivery,
  changeDelivery,
  listDeliveries,
  receiveDelivery,
  removeDelivery,
} from "./expected-deliveries.ts";

/** Endpoints for deliveries that are on their way to the shop. */
export const deliveryEndpoints = {
  listDeliveries: endpoint("GET /api/admin/variants/:id/deliveries", {
    summary: "List the expected deliveries of a variant, next first",
    permission: "stock.read",
    errors: ["not_found"],
    response: z.object({ deliveries: z.array(deliverySchema) }),
    handle: async (ctx, variantId) => ({
      deliveries: await listDeliveries(ctx, variantId),
    }),
  }),
  addDelivery: endpoint("POST /api/admin/variants/:id/deliveries", {
    summary: "Create an expected delivery",
    permission: "stock.write",
    errors: ["not_found", "conflict"],
    // Chosen for one press of a button: the same delivery sent twice counts once.
    body: createInput(delivery, { key: z.uuid() }),
    handle: addDelivery,
  }),
  changeDelivery: endpoint("PUT /api/admin/deliveries/:id", {
    summary: "Update an expected delivery",
    permission: "stock.write",
    errors: ["not_found", "conflict"],
    /** Without a version it is changed in any case. */
    body: createInput(delivery, { version: version.optional() }),
    handle: changeDelivery,
  }),
  removeDelivery: endpoint("DELETE /api/admin/deliveries/:id", {
    summary: "Delete an expected delivery",
    permission: "stock.write",
    handle: removeDelivery,
  }),
  receiveDelivery: endpoint("POST /api/admin/deliveries/:id/arrival", {
    summary: "Receive a delivery into stock, once",
    permission: "stock.write",
    errors: ["not_found"],
    body: arrival.input,
    response: stockSchema,
    handle: receiveDelivery,
  }),
};
