import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { cancelOwnOrder } from "../order-page/cancel-own-order.ts";
import { orderRequestSchema, placedOrderSchema } from "../processing/contract.ts";
import { placeOrder } from "./place-order.ts";
import { quoteRequestSchema, quoteSchema } from "./quote-contract.ts";
import { readQuote } from "./quote-order.ts";

/** Endpoints of the checkout that anyone may call. */
export const checkoutEndpoints = {
  readQuote: endpoint("POST /api/checkout/quote", {
    summary: "Get what an order costs at a place",
    permission: "public",
    as: "checkout",
    errors: ["not_found", "too_many_requests"],
    body: quoteRequestSchema,
    response: quoteSchema,
    handle: readQuote,
  }),
  placeOrder: endpoint("POST /api/orders", {
    summary: "Place an order",
    permission: "public",
    as: "checkout",
    errors: [
      "payments_off",
      "offer_changed",
      "out_of_stock",
      "hold_limit",
      "payment_refused",
      "conflict",
      "too_many_requests",
    ],
    body: orderRequestSchema,
    response: placedOrderSchema,
    handle: placeOrder,
  }),
  cancelOwnOrder: endpoint("POST /api/orders/cancel", {
    summary: "Cancel an order by the key of its link, within two hours",
    permission: "public",
    as: "checkout",
    errors: ["forbidden", "not_found", "cancel_too_late", "too_many_requests"],
    body: z.object({ accessKey: z.string().min(32).max(128) }),
    handle: (ctx, body) => cancelOwnOrder(ctx, body.accessKey),
  }),
};
