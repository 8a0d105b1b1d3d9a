// Lists of values that the description of the API names.
import { z } from "zod";
import { carriers, returnStates } from "./kinds.ts";
import { orderStatuses } from "./status.ts";

export const carrierSchema = z.enum(carriers).meta({ id: "Carrier" });
export const orderStatusSchema = z.enum(orderStatuses).meta({ id: "OrderStatus" });
export const returnStateSchema = z.enum(returnStates).meta({ id: "ReturnState" });
