import type { Context } from "#modules/context.ts";
import type { HandlersOf } from "#shared/contract.ts";
import { addOrderNote } from "./add-order-note.ts";
import { changeOrderStatus } from "./change-status.ts";
import type { salesEndpoints } from "./contract.ts";
import { createOrder } from "./create-order.ts";
import { editOrder } from "./edit-order.ts";
import { hideOrder, restoreOrder } from "./hide-order.ts";
import { readOrder } from "./read-order.ts";
import { recordPayment } from "./record-payment.ts";
import { refundOrder } from "./refund-order.ts";
import { settleRefund } from "./settle-refund.ts";
import { shipOrder } from "./ship-order.ts";

export const salesHandlers: HandlersOf<typeof salesEndpoints, Context> = {
  createOrder: (ctx, { body }) => createOrder(ctx, body),
  readOrder: (ctx, { params }) => readOrder(ctx, params.id),
  changeOrderStatus: (ctx, { params, body }) => changeOrderStatus(ctx, params.id, body),
  shipOrder: (ctx, { params, body }) => shipOrder(ctx, params.id, body),
  recordPayment: (ctx, { params, body }) => recordPayment(ctx, params.id, body),
  refundOrder: (ctx, { params, body }) => refundOrder(ctx, params.id, body),
  settleRefund: (ctx, { params }) => settleRefund(ctx, params.id, params.refundId),
  editOrder: (ctx, { params, body }) => editOrder(ctx, params.id, body),
  addOrderNote: (ctx, { params, body }) => addOrderNote(ctx, params.id, body),
  hideOrder: (ctx, { params }) => hideOrder(ctx, params.id),
  restoreOrder: (ctx, { params }) => restoreOrder(ctx, params.id),
};
