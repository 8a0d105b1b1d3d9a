import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import {
  judgedShipments,
  sheetShipment,
  taggedOrders,
  requestedShipments,
} from "./bulk-contract.ts";
import { checkShipments } from "./check-shipments.ts";
import { readShipmentSheet } from "./read-shipment-sheet.ts";
import { shipOrders } from "./ship-orders.ts";
import { addTags, removeTags } from "../editing/add-tags.ts";

/** Room for two hundred lines of a carrier's file, with all its columns. */
const MAX_SHEET_BYTES = 1_048_576;

const changedOrders = z.object({
  /** The ids of the orders that changed. */
  changed: z.array(z.uuid()),
});

/** Endpoints for actions on many orders at once. */
export const bulkOrderEndpoints = {
  readShipmentSheet: endpoint("POST /api/admin/shipments/sheet", {
    summary: "Parse a carrier's file with order and tracking numbers; changes nothing",
    permission: "orders.write",
    maxBodyBytes: MAX_SHEET_BYTES,
    body: z.object({ csv: z.string().min(1, "empty") }),
    response: z.object({ rows: z.array(sheetShipment) }),
    handle: async (ctx, body) => ({ rows: await readShipmentSheet(ctx, body.csv) }),
  }),
  previewShipments: endpoint("POST /api/admin/shipments/preview", {
    summary: "Preview the shipping of orders with tracking numbers; changes nothing",
    permission: "orders.write",
    body: z.object({ rows: requestedShipments }),
    response: judgedShipments,
    handle: async (ctx, body) => ({ verdicts: await checkShipments(ctx, body.rows) }),
  }),
  shipOrders: endpoint("POST /api/admin/shipments", {
    summary: "Ship several orders, each with a tracking number, all or none",
    permission: "orders.write",
    errors: ["conflict"],
    body: z.object({ rows: requestedShipments, notifyCustomer: z.boolean().default(true) }),
    response: z.object({
      /**
       * The number of orders shipped now; the others had been shipped with the same number
       * before.
       */
      shipped: z.int(),
    }),
    handle: shipOrders,
  }),
  tagOrders: endpoint("POST /api/admin/order-tags", {
    summary: "Add a tag to orders",
    permission: "orders.write",
    errors: ["not_found"],
    body: taggedOrders,
    response: changedOrders,
    handle: addTags,
  }),
  untagOrders: endpoint("POST /api/admin/order-tags/removal", {
    summary: "Remove a tag from orders",
    permission: "orders.write",
    body: taggedOrders,
    response: changedOrders,
    handle: removeTags,
  }),
};
