// The words that browsers and the server exchange about coupons.
import { z } from "zod";
import { ratedAmountSchema } from "#modules/orders/rated-amount.ts";
import { orderStatusSchema } from "#modules/orders/value-schemas.ts";
import { couponKinds } from "#modules/cart/coupon-kinds.ts";
import { moneySchema } from "#modules/catalog/contract.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { nextCursor } from "#shared/page-fields.ts";
import { version } from "#shared/records/version.ts";
import { coupon } from "./coupon.ts";
import { couponFigures, couponStates } from "./kinds.ts";

export const couponSchema = z
  .object({
    code: z.string(),
    kind: z.enum(couponKinds),
    value: z.int(),
    minimumMinor: z.int(),
    only: z.array(z.string()).readonly().nullable(),
  })
  .meta({ id: "CartCoupon", description: "A coupon with the data for pricing a cart" });

export const couponRowSchema = z
  .object({
    id: z.uuid(),
    ...coupon.answer,
    state: z.enum(couponStates),
    /** The number of orders that count as uses. */
    uses: z.int(),
    /** Orders ever made with it: its code stays then. */
    isUsed: z.boolean(),
    /** Names of its products and variants, by their ids. */
    names: z.record(z.string(), z.string()),
    version,
  })
  .meta({ id: "Coupon", description: "A coupon with its uses" });
export type CouponRow = z.infer<typeof couponRowSchema>;

export const couponFiguresSchema = z.record(
  z.enum(couponFigures),
  z.object({ count: z.int(), amount: ratedAmountSchema }).meta({ id: "CouponFigure" }),
);

export const couponFigureRowsSchema = z.object({
  rows: z.array(
    z.object({
      id: z.uuid(),
      orderId: z.uuid(),
      number: z.string(),
      status: orderStatusSchema,
      at: isoMoment,
      amount: moneySchema,
      ils: moneySchema.nullable(),
    }),
  ),
  nextCursor,
});
export type CouponFigureRow = z.infer<typeof couponFigureRowsSchema>["rows"][number];
