// Lists of values that the description of the API names.
import { z } from "zod";
import { carrierIdPattern, MAX_CARRIER_ID } from "./carrier.ts";
import { returnStates } from "./kinds.ts";
import { orderStatuses } from "./status.ts";

export const carrierId = z
  .string()
  .max(MAX_CARRIER_ID)
  .regex(carrierIdPattern)
  .meta({ id: "CarrierId", description: "The id of a carrier of the shop", example: "dhl" });
export const orderStatusSchema = z.enum(orderStatuses).meta({ id: "OrderStatus" });
/** A number of orders for each status. */
export const countsByStatusSchema = z
  .record(orderStatusSchema, z.int())
  .meta({ id: "CountsByStatus" });
export const returnStateSchema = z.enum(returnStates).meta({ id: "ReturnState" });
