// Lists of values that the description of the API names.
import { z } from "zod";
import { carriers, returnStates } from "./kinds.ts";
import { orderStatuses } from "./status.ts";

export const carrierSchema = z.enum(carriers).meta({ id: "Carrier" });
export const orderStatusSchema = z.enum(orderStatuses).meta({ id: "OrderStatus" });
/** A number of orders for each status. */
export const countsByStatusSchema = z
  .record(orderStatusSchema, z.int())
  .meta({ id: "CountsByStatus" });
export const returnStateSchema = z.enum(returnStates).meta({ id: "ReturnState" });
