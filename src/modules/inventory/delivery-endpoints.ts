import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { calendarDay } from "#shared/calendar-day.ts";
import { deliveryFields, deliverySchema, id, quantityReceived, stockSchema } from "./contract.ts";
import {
  addDelivery,
  changeDelivery,
  listDeliveries,
  receiveDelivery,
  removeDelivery,
} from "./expected-deliveries.ts";

const params = z.object({ id });
const newDelivery = z.object({ ...deliveryFields, expectedOn: calendarDay });

/** Endpoints for deliveries that are on their way to the shop. */
export const deliveryEndpoints = {
  listDeliveries: endpoint(
    "GET /api/admin/variants/:id/deliveries",
    {
      summary: "List the expected deliveries of a variant, next first",
      permission: "stock.read",
      errors: ["not_found"],
      params,
      response: z.object({ deliveries: z.array(deliverySchema) }),
    },
    async (ctx, { params: { id: variantId } }) => ({
      deliveries: await listDeliveries(ctx, variantId),
    }),
  ),
  addDelivery: endpoint(
    "POST /api/admin/variants/:id/deliveries",
    {
      summary: "Create an expected delivery",
      permission: "stock.write",
      errors: ["not_found", "conflict"],
      params,
      // Chosen for one press of a button: the same delivery sent twice counts once.
      body: newDelivery.extend({ key: z.uuid() }),
    },
    (ctx, { params: { id: variantId }, body }) => addDelivery(ctx, variantId, body),
  ),
  changeDelivery: endpoint(
    "PUT /api/admin/deliveries/:id",
    {
      summary: "Update an expected delivery",
      permission: "stock.write",
      errors: ["not_found"],
      params,
      body: newDelivery,
    },
    (ctx, { params: { id: deliveryId }, body }) => changeDelivery(ctx, deliveryId, body),
  ),
  removeDelivery: endpoint(
    "DELETE /api/admin/deliveries/:id",
    {
      summary: "Delete an expected delivery",
      permission: "stock.write",
      params,
    },
    (ctx, { params: { id: deliveryId } }) => removeDelivery(ctx, deliveryId),
  ),
  receiveDelivery: endpoint(
    "POST /api/admin/deliveries/:id/arrival",
    {
      summary: "Receive a delivery into stock, once",
      permission: "stock.write",
      errors: ["not_found"],
      params,
      body: z.object({ quantity: quantityReceived }),
      response: stockSchema,
    },
    (ctx, { params: { id: deliveryId }, body }) => receiveDelivery(ctx, deliveryId, body),
  ),
};
