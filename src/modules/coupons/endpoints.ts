import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { rehearsalSchema } from "#modules/orders/rehearsal/contract.ts";
import { createInput, createSample } from "#shared/records/record.ts";
import { version } from "#shared/records/version.ts";
import { after, nextCursor } from "#shared/page-fields.ts";
import {
  couponFigureRowsSchema,
  couponFiguresSchema,
  couponRowSchema,
  couponSchema,
} from "./contract.ts";
import { coupon, MAX_CODE } from "./coupon.ts";
import { listCouponFigureRows, readCouponFigures } from "./coupon-figures.ts";
import { listCoupons, readCouponRow } from "./coupon-rows.ts";
import { couponFigures, couponStates } from "./kinds.ts";
import { estimateCoupon } from "./estimate-coupon.ts";
import { findCouponOfDay } from "./find-coupon.ts";
import { addCoupon, changeCoupon, setCouponState } from "./write-coupon.ts";
import { typedDigits } from "#shared/text-fields.ts";

const couponInput = coupon.input.meta({
  id: "CouponInput",
  description: "A coupon as staff enter it",
  example: createSample(coupon),
});

/** Endpoints for the coupons in the back office. */
export const couponAdminEndpoints = {
  listCoupons: endpoint("GET /api/admin/coupons", {
    summary: "List coupons by code, 50 per page",
    permission: "coupons.read",
    query: z.object({
      /** A part of the code or of the note. */
      q: z.string().max(200).optional(),
      state: z.enum(couponStates).optional(),
      after,
    }),
    response: z.object({ coupons: z.array(couponRowSchema), nextCursor }),
    handle: listCoupons,
  }),
  findCoupon: endpoint("GET /api/admin/coupons/of-code", {
    summary: "Get the valid coupon of a code, for an order by hand",
    permission: "orders.write",
    query: z.object({ code: typedDigits().max(MAX_CODE) }),
    response: z.object({ coupon: couponSchema.nullable() }),
    handle: async (ctx, query) => ({
      coupon: (await findCouponOfDay(ctx, query.code, "id")) ?? null,
    }),
  }),
  readCoupon: endpoint("GET /api/admin/coupons/:id", {
    summary: "Get a coupon",
    permission: "coupons.read",
    errors: ["not_found"],
    response: couponRowSchema,
    handle: readCouponRow,
  }),
  readCouponFigures: endpoint("GET /api/admin/coupons/:id/figures", {
    summary: "Get the totals of the orders of a coupon",
    permission: "coupons.read",
    response: couponFiguresSchema,
    handle: readCouponFigures,
  }),
  listCouponFigureRows: endpoint("GET /api/admin/coupons/:id/rows", {
    summary: "List the orders or refunds behind a figure of a coupon, 50 per page",
    permission: "coupons.read",
    query: z.object({ figure: z.enum(couponFigures), after }),
    response: couponFigureRowsSchema,
    handle: listCouponFigureRows,
  }),
  estimateCoupon: endpoint("POST /api/admin/coupons/estimate", {
    summary: "Estimate the cost of a coupon on the orders of the last 30 days",
    permission: "coupons.read",
    query: z.object({ after }),
    body: couponInput,
    response: rehearsalSchema,
    handle: estimateCoupon,
  }),
  addCoupon: endpoint("POST /api/admin/coupons", {
    summary: "Create a coupon",
    permission: "coupons.write",
    body: couponInput,
    response: couponRowSchema,
    handle: addCoupon,
  }),
  changeCoupon: endpoint("PUT /api/admin/coupons/:id", {
    summary: "Update a coupon",
    permission: "coupons.write",
    errors: ["not_found", "conflict"],
    body: createInput(coupon, { version }),
    response: couponRowSchema,
    handle: changeCoupon,
  }),
  switchCoupon: endpoint("PATCH /api/admin/coupons/:id", {
    summary: "Deactivate or reactivate a coupon",
    permission: "coupons.write",
    errors: ["not_found"],
    body: z.object({ isActive: z.boolean() }),
    response: couponRowSchema,
    handle: (ctx, id, body) => setCouponState(ctx, id, body.isActive),
  }),
};
