import { z } from "zod";
import { orderStatusSchema } from "#modules/orders/value-schemas.ts";
import { endpoint } from "#modules/endpoint.ts";
import { market } from "#modules/markets/market.ts";
import { optionalText } from "#shared/text-fields.ts";
import { after } from "#shared/page-fields.ts";
import { createInput } from "#shared/records/record.ts";
import { version } from "#shared/records/version.ts";
import { addOrderNote } from "../editing/add-order-note.ts";
import { changeOrderStatus } from "../editing/change-status.ts";
import {
  editOutcomeSchema,
  matchedPaymentSchema,
  newOrderNoteSchema,
  newPaymentSchema,
  newRefundSchema,
  newShipmentSchema,
  orderEditSchema,
  orderQuoteSchema,
  paymentCancellationSchema,
  paymentCorrectionSchema,
  shipmentCorrectionSchema,
} from "./contract.ts";
import { shipmentArrival } from "../order-records.ts";
import { newOrderSchema, orderQuoteInput, priceEditSchema } from "./new-order.ts";
import { createOrder } from "../placing/create-order.ts";
import { computeQuote } from "../placing/compute-quote.ts";
import { readEvidence } from "../disputes/read-evidence.ts";
import { previewEdit } from "../editing/preview-edit.ts";
import { changeOrder } from "../editing/change-order.ts";
import { deleteOrder, restoreOrder } from "../editing/delete-order.ts";
import { orderSchema } from "./order-details.ts";
import { readOrder } from "./read-order.ts";
import { cancelPayment, changePayment } from "../payments/correct-payment.ts";
import { matchPayment } from "../payments/match-payment.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { refundOrder } from "../payments/refund-order.ts";
import { recordRefundOutcome } from "../payments/record-refund-outcome.ts";
import { rehearsalSchema } from "../rehearsal/contract.ts";
import { rehearseMarket } from "../rehearsal/rehearse-market.ts";
import { changeShipment, removeShipment } from "../shipping/correct-shipment.ts";
import { setArrival } from "../shipping/set-arrival.ts";
import { shipOrder } from "../shipping/ship-order.ts";

/** Endpoints of the back office for orders. */
export const orderProcessingEndpoints = {
  createOrder: endpoint("POST /api/admin/orders", {
    summary: "Create an order by hand: phone, market, message",
    permission: "orders.write",
    errors: ["out_of_stock", "conflict"],
    body: newOrderSchema,
    response: z.object({ id: z.uuid(), number: z.string() }),
    handle: createOrder,
  }),
  quoteOrder: endpoint("POST /api/admin/orders/quote", {
    summary: "Preview the price of an order by hand",
    permission: "orders.write",
    body: orderQuoteInput,
    response: z.object({ quote: orderQuoteSchema.nullable() }),
    handle: async (ctx, body) => ({ quote: await computeQuote(ctx, body) }),
  }),
  rehearseMarket: endpoint("POST /api/admin/markets/rehearsal", {
    summary: "Estimate the effect of a market on the orders of the last 90 days",
    permission: "settings.read",
    query: z.object({ after }),
    body: createInput(market, { id: z.uuid().nullable() }),
    response: rehearsalSchema,
    handle: rehearseMarket,
  }),
  readOrder: endpoint("GET /api/admin/orders/:id", {
    summary: "Get an order with its timeline, payments and shipments",
    permission: "orders.read",
    errors: ["not_found"],
    response: orderSchema,
    handle: readOrder,
  }),
  readEvidence: endpoint("GET /api/admin/orders/:id/evidence", {
    summary: "Get what the shop knows of an order as evidence in a dispute, in English",
    permission: "orders.read",
    errors: ["not_found"],
    response: z.object({ text: z.string() }),
    handle: readEvidence,
  }),
  changeOrderStatus: endpoint("POST /api/admin/orders/:id/status", {
    summary: "Change the status of an order",
    permission: "orders.write",
    errors: ["not_found", "conflict", "order_settled", "out_of_stock"],
    body: z.object({
      status: orderStatusSchema,
      /** Left out, the status is changed in any case. */
      version: version.optional(),
      /** The reason, which the customer reads as well. */
      note: optionalText(2_000),
      notifyCustomer: z.boolean().default(true),
    }),
    response: z.object({ version }),
    handle: changeOrderStatus,
  }),
  shipOrder: endpoint("POST /api/admin/orders/:id/shipments", {
    summary: "Add a shipment and mark the order as shipped",
    permission: "orders.write",
    errors: ["not_found", "order_settled", "out_of_stock"],
    body: newShipmentSchema,
    handle: shipOrder,
  }),
  changeShipment: endpoint("PATCH /api/admin/orders/:id/shipments/:shipmentId", {
    summary: "Update the carrier, tracking number or day of a shipment",
    permission: "orders.write",
    errors: ["not_found", "conflict"],
    body: shipmentCorrectionSchema,
    handle: (ctx, id, shipmentId, body) => changeShipment(ctx, { id, shipmentId }, body),
  }),
  removeShipment: endpoint("DELETE /api/admin/orders/:id/shipments/:shipmentId", {
    summary: "Remove a shipment that was entered by mistake",
    permission: "orders.write",
    errors: ["not_found"],
    handle: (ctx, id, shipmentId) => removeShipment(ctx, { id, shipmentId }),
  }),
  setArrival: endpoint("PUT /api/admin/orders/:id/shipments/:shipmentId/arrival", {
    summary: "Set or clear the day on which a shipment arrived",
    permission: "orders.write",
    errors: ["not_found"],
    body: z.object({ arrivedOn: shipmentArrival.fields.arrivedOn.schema }),
    handle: (ctx, id, shipmentId, body) => setArrival(ctx, { id, shipmentId }, body.arrivedOn),
  }),
  recordPayment: endpoint("POST /api/admin/orders/:id/payments", {
    summary: "Record a payment for an order: a part, or all that is due",
    permission: "orders.write",
    errors: ["not_found", "conflict"],
    body: newPaymentSchema,
    handle: recordPayment,
  }),
  matchPayment: endpoint("POST /api/admin/orders/:id/payments/match", {
    summary: "Count a payment that a service took for an order, by its number there",
    permission: "orders.write",
    errors: ["not_found", "conflict", "unavailable"],
    as: "checkout",
    body: matchedPaymentSchema,
    handle: matchPayment,
  }),
  changePayment: endpoint("PATCH /api/admin/orders/:id/payments/:paymentId", {
    summary: "Update the kind, day or reference of a payment by hand",
    permission: "orders.write",
    errors: ["not_found", "conflict", "order_settled"],
    body: paymentCorrectionSchema,
    handle: (ctx, id, paymentId, body) => changePayment(ctx, { id, paymentId }, body),
  }),
  cancelPayment: endpoint("POST /api/admin/orders/:id/payments/:paymentId/cancel", {
    summary: "Cancel a payment by hand that was entered by mistake",
    permission: "orders.write",
    errors: ["not_found", "conflict", "order_settled"],
    body: paymentCancellationSchema,
    handle: (ctx, id, paymentId, body) => cancelPayment(ctx, { id, paymentId }, body),
  }),
  refundOrder: endpoint("POST /api/admin/orders/:id/refunds", {
    summary: "Refund an order, at most what was paid",
    permission: "orders.refund",
    errors: ["not_found", "conflict", "refund_too_large"],
    body: newRefundSchema,
    handle: refundOrder,
  }),
  settleRefund: endpoint("POST /api/admin/orders/:id/refunds/:refundId/settle", {
    summary: "Mark a manual refund as paid out",
    permission: "orders.refund",
    errors: ["not_found", "conflict"],
    handle: recordRefundOutcome,
  }),
  editOrder: endpoint("PATCH /api/admin/orders/:id", {
    summary: "Update the lines, price, contact or addresses of an order",
    permission: "orders.write",
    errors: ["not_found", "conflict", "order_settled", "out_of_stock"],
    body: orderEditSchema,
    handle: changeOrder,
  }),
  previewEdit: endpoint("POST /api/admin/orders/:id/edit-preview", {
    summary: "Preview an edit of an order's lines and price; changes nothing",
    permission: "orders.write",
    errors: ["not_found"],
    body: priceEditSchema,
    response: editOutcomeSchema,
    handle: previewEdit,
  }),
  addOrderNote: endpoint("POST /api/admin/orders/:id/notes", {
    summary: "Add a note to the timeline of an order",
    permission: "orders.write",
    errors: ["not_found"],
    body: newOrderNoteSchema,
    handle: addOrderNote,
  }),
  deleteOrder: endpoint("DELETE /api/admin/orders/:id", {
    summary: "Delete an order; it can be restored",
    permission: "orders.delete",
    errors: ["not_found"],
    handle: deleteOrder,
  }),
  restoreOrder: endpoint("POST /api/admin/orders/:id/restore", {
    summary: "Restore a deleted order",
    permission: "orders.delete",
    errors: ["not_found"],
    handle: restoreOrder,
  }),
};
