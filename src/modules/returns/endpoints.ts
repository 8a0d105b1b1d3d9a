import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { nextCursor } from "#shared/page-fields.ts";
import {
  returnFiguresSchema,
  returnRefundSchema,
  returnRowSchema,
  returnSchema,
  returnStepSchema,
} from "./admin-contract.ts";
import { assignReturn } from "./assign-return.ts";
import { listReturns, returnQuery } from "./list-returns.ts";
import { moveReturn } from "./move-return.ts";
import { readReturnFigures } from "./read-return-figures.ts";
import { readReturn } from "./read-return.ts";
import { refundReturn } from "./refund-return.ts";
import { assignment } from "./steps.ts";

/** Endpoints of the back office for returns. */
export const returnEndpoints = {
  listReturns: endpoint("GET /api/admin/returns", {
    summary: "List cancellations, returns and claims, newest first, 50 per page",
    permission: "orders.read",
    query: returnQuery,
    response: z.object({
      returns: z.array(returnRowSchema),
      nextCursor,
    }),
    handle: listReturns,
  }),
  readReturnFigures: endpoint("GET /api/admin/return-figures", {
    summary: "Count open returns, and the reasons for returns of the last 90 days",
    permission: "orders.read",
    response: returnFiguresSchema,
    handle: readReturnFigures,
  }),
  readReturn: endpoint("GET /api/admin/returns/:id", {
    summary: "Get a return with its lines, photos and amounts",
    permission: "orders.read",
    errors: ["not_found"],
    response: returnSchema,
    handle: readReturn,
  }),
  assignReturn: endpoint("POST /api/admin/returns/:id/order", {
    summary: "Assign an order to an unmatched return",
    permission: "orders.write",
    errors: ["not_found", "conflict"],
    body: assignment.input,
    handle: (ctx, id, body) => assignReturn(ctx, id, body.orderNumber),
  }),
  moveReturn: endpoint("POST /api/admin/returns/:id/steps", {
    summary: "Approve, receive, replace or refuse a return",
    permission: "orders.write",
    errors: ["not_found", "conflict"],
    body: returnStepSchema,
    handle: moveReturn,
  }),
  refundReturn: endpoint("POST /api/admin/returns/:id/refund", {
    summary: "Refund a return, at most what was paid",
    permission: "orders.refund",
    errors: ["not_found", "conflict", "refund_too_large"],
    body: returnRefundSchema,
    handle: refundReturn,
  }),
};
