import { z } from "zod";
import { colours } from "#modules/catalog/colour.ts";
import { MAX_QUANTITY } from "#modules/cart/cart.ts";
import { moneySchema } from "#modules/catalog/contract.ts";
import { detailFields, type DetailField } from "#modules/checkout/details.ts";
import { carriers } from "#modules/orders/kinds.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import { endpoint } from "#shared/contract.ts";
import { line, optionalLine, optionalText, text, webAddress } from "./fields.ts";
import { addressSchema, orderSchema } from "./order-details.ts";

const id = z.uuid();
const orderParams = z.object({ id });
// The entries are made of exactly these fields; what each may hold is checked by the rules of the checkout.
const detailTexts = Object.fromEntries(
  detailFields.map((field) => [field, z.string().max(2_000)]),
) as Record<DetailField, z.ZodString>;

/** Made by the browser when the checkout opens: the same key twice is one order. Random, for it tells of the order. */
const idempotencyKey = z.uuidv4();

const lineWish = z.object({
  variantId: id,
  quantity: z.int().min(1).max(MAX_QUANTITY),
});

export const placedOrderSchema = z.object({
  /** "ORDER_1732161600000" */
  orderId: z.string(),
  /** The last 8 characters of the order's id, in capitals. */
  number: z.string(),
  /** Opens the order's page: part of a link. */
  accessKey: z.string(),
  total: moneySchema,
  /** Where the customer pays; null when nothing is paid online. */
  payAt: z.url().nullable(),
});
export type PlacedOrder = z.infer<typeof placedOrderSchema>;

/** What strangers may ask of the till. */
export const tillEndpoints = {
  placeOrder: endpoint({
    method: "post",
    path: "/api/orders",
    summary: "Places an order of the checkout",
    permission: "public",
    refusals: ["payments_off", "offer_changed", "out_of_stock", "conflict", "too_many_requests"],
    body: z.object({
      idempotencyKey,
      lines: z
        .array(z.object({ colour: z.enum(colours), quantity: z.int().min(1).max(MAX_QUANTITY) }))
        .min(1)
        .max(colours.length)
        .refine(
          (lines) => new Set(lines.map((it) => it.colour)).size === lines.length,
          "each once",
        ),
      couponCode: optionalLine(40),
      /** What the customer has been shown; a higher price is a conflict. */
      expectedTotal: moneySchema,
      details: z.object({ ...detailTexts, sameAsShipping: z.boolean() }),
    }),
    response: placedOrderSchema,
  }),
  cancelOwnOrder: endpoint({
    method: "post",
    path: "/api/orders/cancel",
    summary: "Cancels an order by the key of its link, within two hours",
    permission: "public",
    refusals: ["not_found", "cancel_too_late", "too_many_requests"],
    body: z.object({ accessKey: z.string().min(32).max(128) }),
  }),
};

/** What the back office does with orders. */
export const salesEndpoints = {
  createOrder: endpoint({
    method: "post",
    path: "/api/admin/orders",
    summary: "Enters an order by hand: phone, market stall, message",
    permission: "orders.write",
    refusals: ["out_of_stock", "conflict"],
    body: z.object({
      idempotencyKey,
      customer: z.object({
        name: line(100).min(1),
        email: z.email().max(254),
        phone: optionalLine(32),
      }),
      lines: z.array(lineWish).min(1).max(50),
      couponCode: optionalLine(40),
      billingAddress: addressSchema.optional(),
      shippingAddress: addressSchema.optional(),
      status: z.enum(orderStatuses).optional(),
      isPaid: z.boolean().default(false),
      /** Whether the customer gets the confirmation mail. */
      tellCustomer: z.boolean().default(true),
      /** Stays in the back office. */
      note: optionalText(2_000),
    }),
    response: z.object({ id, number: z.string() }),
  }),
  readOrder: endpoint({
    method: "get",
    path: "/api/admin/orders/:id",
    summary: "An order with its timeline, payments and parcels",
    permission: "orders.read",
    refusals: ["not_found"],
    params: orderParams,
    response: orderSchema,
  }),
  changeOrderStatus: endpoint({
    method: "post",
    path: "/api/admin/orders/:id/status",
    summary: "Gives an order another status",
    permission: "orders.write",
    refusals: ["not_found", "conflict", "out_of_stock"],
    params: orderParams,
    body: z.object({
      status: z.enum(orderStatuses),
      /** The status that the clerk saw; another one meanwhile is a conflict. */
      seen: z.enum(orderStatuses).optional(),
      /** Why; the customer reads it, too. */
      note: optionalText(2_000),
      tellCustomer: z.boolean().default(true),
    }),
  }),
  shipOrder: endpoint({
    method: "post",
    path: "/api/admin/orders/:id/shipments",
    summary: "Adds a parcel, and calls the order shipped",
    permission: "orders.write",
    refusals: ["not_found", "out_of_stock"],
    params: orderParams,
    body: z.object({
      carrier: z.enum(carriers),
      trackingNumber: optionalLine(64),
      /** For a carrier whose pages the shop does not know. */
      trackingUrl: webAddress(500).optional(),
      tellCustomer: z.boolean().default(true),
    }),
  }),
  recordPayment: endpoint({
    method: "post",
    path: "/api/admin/orders/:id/payments",
    summary: "Writes down that an order has been paid in full",
    permission: "orders.write",
    refusals: ["not_found", "conflict"],
    params: orderParams,
    body: z.object({ reference: optionalLine(200), tellCustomer: z.boolean().default(true) }),
  }),
  refundOrder: endpoint({
    method: "post",
    path: "/api/admin/orders/:id/refunds",
    summary: "Gives money back, never more than was paid",
    permission: "orders.refund",
    proof: "recent",
    refusals: ["not_found", "conflict", "refund_too_large"],
    params: orderParams,
    body: z.object({
      idempotencyKey,
      amountMinor: z.int().min(1),
      reason: optionalText(500),
      /** The money goes back by hand, even what came in through the payment service. */
      byHand: z.boolean().default(false),
      /** Bags that come back on the shelf, by line. */
      restock: z
        .array(z.object({ lineId: id, quantity: z.int().min(1).max(MAX_QUANTITY) }))
        .max(50)
        .default([]),
      tellCustomer: z.boolean().default(true),
    }),
  }),
  settleRefund: endpoint({
    method: "post",
    path: "/api/admin/orders/:id/refunds/:refundId/settle",
    summary: "Writes down that a refund by hand has been paid out",
    permission: "orders.refund",
    refusals: ["not_found", "conflict"],
    params: z.object({ id, refundId: id }),
  }),
  editOrder: endpoint({
    method: "patch",
    path: "/api/admin/orders/:id",
    summary: "Changes lines, contact or addresses of an order",
    permission: "orders.write",
    refusals: ["not_found", "conflict", "order_settled", "out_of_stock"],
    params: orderParams,
    body: z.object({
      /** `updatedAt` as the clerk saw it; another one is a conflict. */
      seen: z.iso.datetime(),
      lines: z
        // A line never leaves an order: what was ordered stays to be seen. At least one bag of each remains.
        .array(z.object({ lineId: id, quantity: z.int().min(1).max(MAX_QUANTITY) }))
        .max(50)
        .optional(),
      contact: z
        .object({ name: line(100).min(1), email: z.email().max(254), phone: optionalLine(32) })
        .optional(),
      billingAddress: addressSchema.optional(),
      /** Null when the order goes to the billing address. */
      shippingAddress: addressSchema.nullable().optional(),
      /** Why; the customer reads it, too. */
      note: optionalText(2_000),
    }),
  }),
  addOrderNote: endpoint({
    method: "post",
    path: "/api/admin/orders/:id/notes",
    summary: "Adds a note to the timeline",
    permission: "orders.write",
    refusals: ["not_found"],
    params: orderParams,
    body: z.object({ note: text(2_000).min(1), customerVisible: z.boolean().default(false) }),
  }),
  hideOrder: endpoint({
    method: "delete",
    path: "/api/admin/orders/:id",
    summary: "Hides an order; it can be restored",
    permission: "orders.delete",
    refusals: ["not_found"],
    params: orderParams,
  }),
  restoreOrder: endpoint({
    method: "post",
    path: "/api/admin/orders/:id/restore",
    summary: "Shows a hidden order again",
    permission: "orders.delete",
    refusals: ["not_found"],
    params: orderParams,
  }),
};
