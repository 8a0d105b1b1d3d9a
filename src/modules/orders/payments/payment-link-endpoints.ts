import { endpoint } from "#modules/endpoint.ts";
import { newPaymentLinkSchema, paymentLinkSchema } from "./payment-link-contract.ts";
import { endPaymentLink, requestPayment } from "./request-payment.ts";

/** Endpoints to send customers a link to pay what is due. */
export const paymentLinkEndpoints = {
  requestPayment: endpoint("POST /api/admin/orders/:id/payment-link", {
    summary: "Create a payment link for the amount due, valid for a number of days",
    permission: "orders.write",
    errors: ["not_found", "conflict"],
    body: newPaymentLinkSchema,
    response: paymentLinkSchema,
    handle: requestPayment,
  }),
  endPaymentLink: endpoint("DELETE /api/admin/orders/:id/payment-link", {
    summary: "Revoke the payment link of an order",
    permission: "orders.write",
    errors: ["not_found"],
    handle: endPaymentLink,
  }),
};
